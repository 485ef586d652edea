import { beforeSlug, citySlug } from '@jalonne/domain'
import { expect, test } from 'vitest'
import { schemaProblems } from './compiled.ts'
import { city } from './documents/city.ts'
import { documentTypes, schemaTypes } from './index.ts'
import { targetFields } from './objects/link-target.ts'
import { titledTypes } from './validation/title-in-results.ts'

test('the content model compiles without a problem', () => {
  expect(schemaProblems()).toEqual([])
})

// A service has the address of its page.
const withSlug = documentTypes
  .filter(({ fields }) => fields.some(({ name }) => name === 'slug'))
  .map(({ name }) => name)
  .filter((name) => name !== 'service')

test('what stands before the slug in an address is known of every document that has a slug', () => {
  expect(Object.keys(beforeSlug).toSorted()).toEqual(withSlug.toSorted())
})

test('the address that the Studio makes of a town’s name is the one that the site looks for', () => {
  const options = expect.objectContaining({ source: 'name.fr', slugify: citySlug })
  expect(city.fields).toContainEqual(expect.objectContaining({ name: 'slug', options }))
  expect(citySlug('Düdingen')).toBe('dudingen')
})

test.each(documentTypes.filter(({ name }) => ['article', 'caseStudy', 'service'].includes(name)))(
  'the slug that the Studio makes of a title is a part of an address, cut off between words: $name',
  ({ fields }) => {
    const slug = fields.find(({ name }) => name === 'slug')
    const { slugify } = (slug as { options: { slugify: (title: string) => string } }).options
    expect(slugify('Cœur de l’agence')).toBe('coeur-de-l-agence')
    expect(slugify('Straße')).toBe('strasse')
    expect(slugify(`${'a'.repeat(40)} ${'b'.repeat(39)} c`)).toMatch(/^a{40}-b{39}$/)
    expect(slugify(`${'a'.repeat(40)} ${'b'.repeat(40)}`)).toBe('a'.repeat(40))
    expect(slugify('a'.repeat(81))).toBe('a'.repeat(80))
  },
)

test('a date is written as the Swiss write it, whatever the language of the Studio', () => {
  const dates = documentTypes.flatMap(({ fields }) => fields.filter(({ type }) => type === 'date'))
  expect(dates.map((date) => 'options' in date && date.options)).toEqual(
    dates.map(() => ({ dateFormat: 'DD.MM.YYYY' })),
  )
})

test('links can lead to every document that has a slug, but for towns, which are linked by their address', () => {
  const [page] = targetFields
  const targets = page && 'to' in page && Array.isArray(page.to) ? page.to : []
  expect(targets.map(({ type }) => type)).toEqual(
    expect.arrayContaining(withSlug.filter((name) => name !== 'city')),
  )
})

test('a title is compared with those of every type that has one for search results', () => {
  const titled = documentTypes.filter(({ fields }) =>
    fields.some(({ name }) => name === 'seo' || name === 'seoTitle'),
  )
  expect(titled.map(({ name }) => name).toSorted()).toEqual(titledTypes.toSorted())
})

interface Part {
  name?: string
  title?: unknown
  description?: unknown
  fields?: Part[]
  of?: Part[]
}

/** Where a part of the content model and the fields within it do not explain themselves: `settings.contact.phone`. */
function unexplainedIn(
  { name, title, description, fields = [], of = [] }: Part,
  above = '',
): string[] {
  const place = name ? `${above}${name}` : `${above}[]`
  return [
    // What a list holds is explained by the list.
    ...(name && !(title && description) ? [place] : []),
    ...[...fields, ...of].flatMap((part) => unexplainedIn(part, `${place}.`)),
  ]
}

test('every type and every field explains itself to an editor, however deep it stands', () => {
  const types = schemaTypes as Part[]
  expect(types.flatMap((type) => unexplainedIn(type))).toEqual([])
})
