import type { Language } from '@jalonne/domain'
import { expect, test } from 'vitest'
import type { City } from './city.ts'
import { CITY_QUERY } from './city-query.ts'
import { localize } from './localize.ts'
import type { CITY_QUERY_RESULT } from './sanity.types.ts'
import { runQuery } from './testing/run-query.ts'

const voice = {
  _id: 'voice',
  _type: 'testimonial',
  name: 'Ada',
  quote: { fr: 'Bien.', en: 'Good.' },
}
const documents = [
  voice,
  {
    _id: 'city-bern',
    _type: 'city',
    name: { fr: 'Berne', en: 'Bern' },
    phrase: { fr: 'à Berne', en: 'in Bern' },
    slug: { current: 'berne' },
    canton: 'BE',
    lead: { fr: 'Sous les arcades.', en: 'Under the arcades.' },
    testimonials: [
      { _type: 'reference', _ref: 'voice', _key: 'a' },
      { _type: 'reference', _ref: 'gone', _key: 'b' },
    ],
  },
  { _id: 'city-new', _type: 'city', name: { fr: 'Delémont' } },
]

const city = async (slug: string, language: Language = 'fr'): Promise<City | null> =>
  localize(await runQuery<CITY_QUERY_RESULT>(CITY_QUERY, documents, { slug }), language)

test('R8: a city is found by its slug, with what is local, in the language of the page', async () => {
  const found = await city('berne')
  expect(found).toMatchObject({
    slug: 'berne',
    name: 'Berne',
    phrase: { french: 'à Berne', english: 'in Bern' },
    canton: 'BE',
    lead: 'Sous les arcades.',
    text: null,
    figures: [],
  })
  expect(found?.testimonials.map(({ quote }) => quote)).toEqual(['Bien.'])
})

test('R8: a city is found by its English name too', async () => {
  expect(await city('bern', 'en')).toMatchObject({ slug: 'berne', name: 'Bern' })
})

test('R8: nothing is known of a city that has no address, or that nobody has written about', async () => {
  expect(await city('delemont')).toBeNull()
  expect(await city('vallorbe')).toBeNull()
})
