import { expect, test } from 'vitest'
import { fieldQuery, sectionQueries } from './section-queries.ts'

const card = { name: 'card', file: 'card', hasQuery: false }
const withField = (type: string, of?: { type: string; to?: unknown }[]) => () => [
  { name: 'anchor', type: 'string' },
  { name: 'x', type, ...(of && { of }) },
]

test('a section of texts, links and images needs no query of its own', () => {
  expect(sectionQueries([card], withField('link'))).toContain(
    '_type == "card" => {"x": shape::link(x)}',
  )
  expect(fieldQuery({ name: 'x', type: 'localeText' })).toBe('x')
  expect(fieldQuery({ name: 'x', type: 'boolean' })).toBe('"x": x == true')
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
    'Nothing says how to query "x" of card: write apps/site/src/sections/card/query.ts with `export const cardFields`.',
  )
})

test('a query of its own goes first', () => {
  const written = sectionQueries([{ ...card, hasQuery: true }], () => [])
  expect(written).toContain("import { cardFields } from '../sections/card/query.ts'")
  expect(written).toContain('_type == "card" => {$' + '{cardFields}}')
})
