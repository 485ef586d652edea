import type { Language } from '@jalonne/domain'
import { contentQuery, useContent } from './content.ts'
import type { Localized } from './localize.ts'
import type { CITY_QUERY_RESULT } from './sanity.types.ts'
import type { SectionType } from './section-types.ts'

/** What editors have written about a city. */
export type City = NonNullable<Localized<CITY_QUERY_RESULT>>

/** Sections that a city's page has of its own. */
export const citySectionTypes: SectionType[] = [
  'pageHeader',
  'richText',
  'figures',
  'testimonialCarousel',
]

/** The city with a slug, or null where editors have written about none. */
export const cityQuery = (slug: string) => contentQuery<CITY_QUERY_RESULT>('city', { slug })

/** As `cityQuery`, in a language. */
export const useCity = (language: Language, slug: string): City | null =>
  useContent(cityQuery(slug), language)
