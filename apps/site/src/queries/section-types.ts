import type { Localized } from './localize.ts'
import type { PAGE_QUERY_RESULT } from './sanity.types.ts'

/** A page in the reader's language. */
export type Page = NonNullable<Localized<PAGE_QUERY_RESULT>>

/** Any section of a page; `_type` tells them apart. */
export type Section = Page['sections'][number]

export type SectionType = Section['_type']

/** What the view of one section is given: `SectionOf<'heroPlates'>`. */
export type SectionOf<Type extends SectionType> = Extract<Section, { _type: Type }>
