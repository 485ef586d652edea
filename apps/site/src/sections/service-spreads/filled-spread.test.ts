import { expect, test } from 'vitest'
import { filledSpread } from './filled-spread.ts'

const empty = { _key: 's1', title: null, label: null, sub: null, desc: null, services: [] }
const first = {
  key: 'seo',
  title: 'Search engines',
  label: { text: 'SEO', lang: 'fr' as const },
  sub: 'Subtitle',
  desc: null,
  picture: null,
}

test('a spread takes from its first service what the editor left empty', () => {
  const { key: place, ...said } = first
  expect(filledSpread({ ...empty, first })).toEqual({ ...said, _key: 's1', place, services: [] })
  expect(filledSpread({ ...empty, first: { ...first, label: null } }).label).toBe('Search engines')
  const written = { title: 'Be found', label: 'Found', desc: 'On the map' }
  expect(filledSpread({ ...empty, ...written, first })).toMatchObject(written)
})

test('a spread whose service has no key is reached by its own', () => {
  expect(filledSpread({ ...empty, first: { ...first, key: null } }).place).toBe('s1')
})
