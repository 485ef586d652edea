import { expect, test } from 'vitest'
import { fieldQuery, sectionQueries } from './section-queries.ts'

const card = { name: 'card', file: 'card', query: null }
const withField = (type: string, of?: { type: string; to?: unknown }[]) => () => [
  { name: 'anchor', type: 'string' },
  { name: 'x', type, ...(of && { of }) },
]

test('a section of texts, links and images needs no query of its own', () => {
  expect(sectionQueries([card], withField('link'))).toContain(
    '_type == "card" => {"x": shape::link(x)}',
  )
  expect(fieldQuery({ name: 'x', type: 'localeText' })).toBe('x')
  expect(fieldQuery({ name: 'x', type: 'boolean' })).toBe('x')
  expect(fieldQuery({ name: 'x', type: 'array', of: [{ type: 'link' }] })).toBe(
    '"x": coalesce(x[]{_key, ...shape::link(@)}, [])',
  )
})

test('an object of figures and texts alone comes with its section, and so does a list of them', () => {
  expect(sectionQueries([card], withField('toolRange'))).not.toContain('"card"')
  expect(sectionQueries([card], withField('array', [{ type: 'parcelRate' }]))).not.toContain(
    '"card"',
  )
})

test('a field nobody knows how to query is an error that says what to write', () => {
  const of = [{ type: 'reference', to: [{ type: 'service' }] }]
  expect(() => sectionQueries([card], withField('array', of))).toThrow(
    'Nothing says how to query "x" of card: name it in apps/site/src/sections/card/query.ts, in `export const cardFields`.',
  )
})

test('a query that is no GROQ, or calls what is not there, is an error that names its file', () => {
  for (const query of ['"y": y->]', '"y": shape::gone(y)'])
    expect(() => sectionQueries([{ ...card, query }], withField('link'))).toThrow(
      'apps/site/src/sections/card/query.ts',
    )
})

test('a section with a query of its own must name there what has no rule, if only to follow it', () => {
  const own = (query: string) => () =>
    sectionQueries([{ ...card, query }], withField('reference', []))
  const sentence = 'Nothing says how to query "x" of card'
  expect(own('"y": y->name')).toThrow(sentence)
  expect(own('"y": x->name')).not.toThrow()
})

test('a query of its own goes first, and the fields that it does not name are queried by their types', () => {
  const query = `
  "items": coalesce(items[]{_key, x, "y": shape::link(y), "z": [a, b][0]}, []),
  "from": *[_type == "z"] | order(x){z},
  raw
`
  const fields = ['items', 'from', 'raw', 'x', 'y', 'z'].map((name) => ({
    name,
    type: 'localeImage',
  }))
  const written = sectionQueries(
    [{ ...card, query }],
    () => fields,
    'fn shape::link($link) = $link{label};',
  )
  expect(written).toContain("import { cardFields } from '../sections/card/query.ts'")
  expect(written).toContain(
    '_type == "card" => {$' +
      '{cardFields}, "x": shape::image(x), "y": shape::image(y), "z": shape::image(z)}',
  )
})
