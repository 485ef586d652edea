import type { Localized } from './localize.ts'
import type { PAGE_QUERY_RESULT } from './sanity.types.ts'

type PageContent = NonNullable<Localized<PAGE_QUERY_RESULT>>

/**
 * Without the fields that a kind of section does not have: the page query asks all of them for some, and gets null. What
 * an editor has left empty may be missing, or null where a section is made up.
 */
type OwnFields<Content> = Content extends unknown
  ? { [Key in keyof Content as [Content[Key]] extends [null] ? never : Key]: Given<Content[Key]> }
  : never
type Given<Value> = undefined extends Value ? Value | null | undefined : Value

/** Any section of a page; `_type` tells them apart. */
export type Section = OwnFields<PageContent['sections'][number]>

/** A page in the reader's language. */
export type Page = Omit<PageContent, 'sections'> & { sections: Section[] }

export type SectionType = Section['_type']

/** What the view of one section is given: `SectionOf<'heroPlates'>`. */
export type SectionOf<Type extends SectionType> = Extract<Section, { _type: Type }>

/** A plan as the sections that list plans have it, with its price and what it contains. */
export type PlanContent = SectionOf<'planTimetable'>['plans'][number]

/** What a client says, as the sections that show testimonials have it. */
export type TestimonialContent = SectionOf<'testimonialWall'>['testimonials'][number]

/** A card of a section: a title, a text, and what goes with them. */
export type CardContent = SectionOf<'featureCards'>['cards'][number]
