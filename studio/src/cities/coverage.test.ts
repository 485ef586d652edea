import { expect, test } from 'vitest'
import { emptyLake } from '../testing/empty-lake.ts'
import { coverage, coverageQuery, mapPlaces } from './coverage.ts'

const served = [
  { code: 'VD', title: 'Vaud' },
  { code: 'JU', title: 'Jura' },
]
const town = (_id: string, canton: string | null) => ({ _id, canton, title: _id.slice(-5) })

test('a canton without a town is on the map as well as one with towns', () => {
  const found = coverage(served, [town('vevey', 'VD'), town('aigle', 'VD')])
  expect(found.map(({ title, towns }) => [title, towns.map(({ id }) => id)])).toEqual([
    ['Jura', []],
    ['Vaud', ['aigle', 'vevey']],
  ])
  expect(found[0]?.place).toEqual({ row: 1, column: 2 })
})

test('a town that is only begun counts as not published, and stands where its draft says', () => {
  const found = coverage(served, [
    town('vevey', 'VD'),
    town('drafts.vevey', 'JU'),
    town('drafts.aigle', 'VD'),
  ])
  expect(
    found.map(({ code, towns }) => [code, towns.map((one) => [one.id, one.isPublished])]),
  ).toEqual([
    ['JU', [['vevey', true]]],
    ['VD', [['aigle', false]]],
  ])
})

test('a town elsewhere, or without a canton yet, is not lost', () => {
  const found = coverage([], [town('zoug', 'ZG'), town('nowhere', null)])
  expect(found.map(({ code, place }) => [code, place !== null])).toEqual([
    ['', false],
    ['ZG', true],
  ])
})

test('the map has the twenty-six cantons', () => {
  expect(mapPlaces.size).toBe(26)
})

test('a town that is only prepared for a release is none that visitors find', async () => {
  await using content = await emptyLake()
  const { client } = content
  for (const _id of ['vevey', 'versions.summer.aigle'])
    await client.create({ _id, _type: 'city', canton: 'VD' })
  const found = await client.withConfig({ perspective: 'raw' }).fetch(coverageQuery)
  const [vaud] = coverage(found.served, found.cities)
  expect(vaud?.towns.map(({ id }) => id)).toEqual(['vevey'])
})
