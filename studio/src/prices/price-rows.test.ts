import { expect, test } from 'vitest'
import { priceRows, readPrice, type StoredPlan } from './price-rows.ts'

const plan = (_id: string, rest: Partial<StoredPlan> = {}): StoredPlan => ({
  _id,
  _rev: 'r',
  family: 'site',
  order: 1,
  name: { fr: 'Basic' },
  price: 250,
  period: 'month',
  ...rest,
})

test('a plan is one row, which tells what differs from what visitors see', () => {
  const [row, ...others] = priceRows([plan('a'), plan('drafts.a', { price: 265, popular: true })])
  expect(others).toEqual([])
  expect(row?.live?.price).toBe(250)
  expect(row?.now.price).toBe(265)
  expect(row?.changed).toEqual(['price', 'popular'])
})

test('a draft that changes other things is a change to publish, but not of the price', () => {
  const [row] = priceRows([plan('a'), plan('drafts.a', { name: { fr: 'Base' } })])
  expect([row?.hasDraft, row?.changed]).toEqual([true, []])
})

test('families come in the order of the Studio, plans by their position', () => {
  const plans = [
    plan('d', { family: 'hosting' }),
    plan('b', { order: 2 }),
    plan('c', { family: 'seo' }),
    plan('a'),
  ]
  expect(priceRows(plans).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd'])
})

test('a plan that was never published has nothing live', () => {
  const [row] = priceRows([plan('drafts.a')])
  expect([row?.live, row?.changed]).toEqual([null, ['price', 'period', 'popular']])
})

test('a plan that would be refused says why', () => {
  expect(priceRows([plan('a', { price: -1 })])[0]?.fault).toBe('A price cannot be negative.')
  expect(priceRows([plan('a', { period: null })])[0]?.fault).toMatch(/how often/)
  expect(priceRows([plan('a')])[0]?.fault).toBeNull()
})

test.each([
  ['265', 265],
  ["1'200", 1200],
  ['1 200 CHF', 1200],
  ['', null],
])('"%s" is a price', (typed, price) => {
  expect(readPrice(typed)).toEqual({ price })
})

test.each(['249.90', '249,90', '-5', 'a lot'])('"%s" is not, and the reason is told', (typed) => {
  expect(readPrice(typed)).toEqual({ fault: expect.any(String) })
})
