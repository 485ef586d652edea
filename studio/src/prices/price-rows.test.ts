import { expect, test } from 'vitest'
import { priceRows, readName, readPrice, type StoredPlan } from './price-rows.ts'

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

test('a name may be missing in one language, not in both', () => {
  expect(readName(' Base ', '')).toEqual({ value: 'Base' })
  expect(readName('', 'Base')).toEqual({ value: '' })
  expect(readName('  ', '')).toEqual({ fault: expect.stringContaining('at least one language') })
})

test.each([
  ['265', 265],
  ["1'200", 1200],
  ['1 200 CHF', 1200],
  ['2,000', 2000],
  ['CHF 1,490', 1490],
  ['1.200', 1200],
  ['250.-', 250],
  ['1’290.–', 1290],
  ['Fr. 250.—', 250],
  ['1,250,000', 1250000],
  ['', null],
])('"%s" is a price', (typed, price) => {
  expect(readPrice(typed)).toEqual({ value: price })
})

test.each(['249.90', '249,90', '0,500', '1,490.50', '-5', 'a lot'])(
  '"%s" is not, and the reason is told',
  (typed) => {
    expect(readPrice(typed)).toEqual({ fault: expect.any(String) })
  },
)

test.each([
  ['+5 %', 263],
  ['-10%', 225],
  ['−2,5 %', 244],
  ['+2.125 %', 255],
])('"%s" changes the price written', (typed, price) => {
  expect(readPrice(typed, 250, 250)).toEqual({ value: price })
})

test('there is no per cent of a price on request', () => {
  expect(readPrice('+5 %', null)).toEqual({ fault: expect.stringContaining('no price to change') })
})

test('a price ten times the live one, or a tenth of it, must be confirmed', () => {
  expect(readPrice('2500', 250, 250)).toEqual({
    value: 2500,
    confirmation: expect.stringContaining('is that right?'),
  })
  expect(readPrice('25', 250, 250)).toHaveProperty('confirmation')
  expect(readPrice('2499', 250, 250)).toEqual({ value: 2499 })
  expect(readPrice('900', 90, null)).toHaveProperty('confirmation')
  // Free of charge is no digit too few.
  expect(readPrice('0', 250, 250)).toEqual({ value: 0 })
})
