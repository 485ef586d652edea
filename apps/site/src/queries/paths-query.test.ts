import { expect, test } from 'vitest'
import { PATHS_QUERY } from './paths-query.ts'
import type { PATHS_QUERY_RESULT } from './sanity.types.ts'
import { runQuery } from './testing/run-query.ts'

const before = '2026-01-05T08:00:00Z'
const after = '2026-03-10T08:00:00Z'
const reference = (_ref: string) => ({ _type: 'reference', _ref })
const page = (path: string, sections: object[] = []) => ({
  _id: `page${path}`,
  _type: 'page',
  _updatedAt: before,
  path,
  sections,
})

/** When a page last changed once something it shows did. */
async function lastChanged(path: string, shown: object & { _id: string }, sections?: object[]) {
  const dataset = [page(path, sections), { _updatedAt: after, ...shown }]
  const paths = await runQuery<PATHS_QUERY_RESULT>(PATHS_QUERY, dataset, {})
  return paths
    .find((one) => one.path === path)
    ?.changes.toSorted()
    .findLast((date) => date !== null)
}

test.each([
  ['/career', { _id: 'job-a', _type: 'job' }],
  ['/blog', { _id: 'a', _type: 'article', slug: { current: 'hours' }, date: '2026-01-01' }],
])('the page %s changes with every document of its list', async (path, shown) => {
  expect(await lastChanged(path, shown)).toBe(after)
  expect(await lastChanged('/contact', shown)).toBe(before)
})

test.each([
  ['a person of the team', 'person', { _type: 'people' }],
  ['a town', 'city', { _type: 'cityList' }],
  ['a voice', 'testimonial', { testimonials: [reference('shown')] }],
  ['the price on a plate', 'plan', { plates: [{ figure: { plan: reference('shown') } }] }],
])('a page changes with %s it shows', async (_, _type, section) => {
  const shown = { _id: 'shown', _type }
  expect(await lastChanged('/about-us', shown, [section])).toBe(after)
  const others = [{ _type: 'people' }, { _type: 'cityList' }]
  expect(await lastChanged('/career', shown, [...others, section])).toBe(after)
  expect(await lastChanged('/about-us', shown, [{ _type: 'textBlock' }])).toBe(before)
})
