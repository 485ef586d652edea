import { expect, test } from 'vitest'
import { deliveryMargin } from './delivery-margin.ts'

const order = { basket: 100, goodsShare: 45, carrier: 9, charged: 0 }
const costs = { vat: 8.1, paymentFee: 2, packaging: 3, target: 20 }

test('R14: an order is what is paid, less all that is set aside; the parts add up in whole francs', () => {
  const margin = deliveryMargin(order, costs)
  expect(margin).toEqual({
    paid: 100,
    vat: 7,
    goods: 45,
    carrier: 9,
    packaging: 3,
    payment: 2,
    left: 34,
    share: 36,
    freeFrom: 45,
  })
  const { paid, vat, goods, carrier, packaging, payment, left } = margin
  expect(vat + goods + carrier + packaging + payment + left).toBe(paid)
})

test('R14: what the customer pays for the delivery is taxed and charged a fee like the rest', () => {
  expect(deliveryMargin({ ...order, charged: 9 }, costs)).toMatchObject({
    paid: 109,
    vat: 8,
    left: 42,
  })
})

test('R14: from the basket it names, free delivery leaves the target; below it, it does not', () => {
  // Costs that divide without a remainder: a basket of 60 francs leaves 12 of them, which is exactly the fifth wanted.
  const figures = { basket: 0, goodsShare: 50, carrier: 14, charged: 0 }
  const free = { vat: 0, paymentFee: 0, packaging: 4, target: 20 }
  expect(deliveryMargin(figures, free).freeFrom).toBe(60)
  const left = (basket: number) => deliveryMargin({ ...figures, basket }, free).left
  expect(left(60)).toBe(60 * 0.2)
  expect(left(59)).toBeLessThan(59 * 0.2)
})

test('R14: the share is that of the exact amounts: rounding takes no order under the target', () => {
  const figures = { basket: 0, goodsShare: 27, carrier: 7, charged: 0 }
  for (let carrier = 1; carrier <= 40; carrier++) {
    const free = { ...figures, carrier }
    const basket = deliveryMargin(free, costs).freeFrom ?? 0
    const margin = deliveryMargin({ ...free, basket }, costs)
    expect(margin.share).toBeGreaterThanOrEqual(costs.target)
    expect(Math.abs(margin.left / (margin.paid - margin.vat) - margin.share / 100)).toBeLessThan(
      2 / margin.paid,
    )
  }
})

test('R14: a loss of some centimes is shown as nothing, without a sign', () => {
  const { left, share } = deliveryMargin(
    { basket: 20, goodsShare: 24, carrier: 14, charged: 4 },
    costs,
  )
  expect(left).toBe(0)
  expect(share).toBe(0)
})

test('R14: where the goods cost too much, no basket is large enough', () => {
  expect(deliveryMargin({ ...order, goodsShare: 73 }, costs).freeFrom).toBeNull()
  expect(deliveryMargin({ ...order, goodsShare: 100 }, costs).left).toBeLessThan(0)
  // Goods and target leave just nothing for the parcel.
  const free = { ...costs, vat: 0, paymentFee: 0 }
  expect(deliveryMargin({ ...order, goodsShare: 80 }, free).freeFrom).toBeNull()
})

test('R14: an empty basket has a loss and no division by zero', () => {
  expect(deliveryMargin({ ...order, basket: 0 }, costs)).toMatchObject({
    paid: 0,
    left: -12,
    share: 0,
  })
})
