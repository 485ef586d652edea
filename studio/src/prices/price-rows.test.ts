import { expect, test } from 'vitest'
import { priceRows, type StoredPlan } from './price-rows.ts'

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
  const [row] = priceRows([plan('a'), plan('drafts.a', { order: 4 })])
  expect([row?.draft, row?.changed]).toEqual(['r', []])
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
  expect(row?.live).toBeNull()
  expect(row?.changed).toContain('price')
})

test('a plan is called as readers of the Studio call it; both names can differ from what is live', () => {
  const name = { fr: 'Essentiel', en: 'Essential' }
  const [row] = priceRows([plan('a', { name }), plan('drafts.a', { name: { fr: 'Base' } })])
  expect(row?.name).toBe('Base')
  expect(row?.changed).toEqual(['nameFr', 'nameEn'])
  expect(priceRows([plan('a', { name })])[0]?.name).toBe('Essential')
})
