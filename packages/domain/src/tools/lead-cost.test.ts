import { expect, test } from 'vitest'
import { leadCost } from './lead-cost.ts'

const figures = { budget: 1500, visitCost: 3, enquiryRate: 4, saleRate: 25, margin: 800 }

test('R14: a budget becomes visits, enquiries and customers, and what each costs', () => {
  expect(leadCost(figures)).toEqual({
    visits: 500,
    enquiries: 20,
    customers: 5,
    costPerEnquiry: 75,
    costPerCustomer: 300,
    highestEnquiryCost: 200,
    left: 2500,
  })
})

test('R14: visits are whole, people are shares of them, francs are whole', () => {
  expect(leadCost({ ...figures, budget: 1000, visitCost: 7, enquiryRate: 1.7 })).toMatchObject({
    visits: 142,
    enquiries: expect.closeTo(2.414),
    customers: expect.closeTo(0.6035),
    costPerEnquiry: 412,
    costPerCustomer: 1647,
  })
})

test('R14: no visit and no franc is lost where a slider has tenths', () => {
  expect(leadCost({ ...figures, budget: 550, visitCost: 1.1 }).visits).toBe(500)
  expect(leadCost({ ...figures, margin: 750, saleRate: 9.2 }).highestEnquiryCost).toBe(69)
})

test('R14: what a customer costs does not depend on how much is spent', () => {
  const { costPerCustomer } = leadCost({ ...figures, budget: 60_000 })
  expect(costPerCustomer).toBe(leadCost(figures).costPerCustomer)
})

test('R14: a customer who leaves less than they cost is a loss', () => {
  expect(leadCost({ ...figures, margin: 200 }).left).toBe(-500)
})

test('R14: a loss of some centimes is shown as nothing, without a sign', () => {
  const even = { budget: 200, visitCost: 3, enquiryRate: 5.5, saleRate: 55, margin: 100 }
  expect(leadCost(even).left).toBe(0)
})

test('R14: without visits, enquiries or sales there is no cost to tell, and no division by zero', () => {
  const none = { costPerEnquiry: null, costPerCustomer: null }
  expect(leadCost({ ...figures, enquiryRate: 0 })).toMatchObject({ enquiries: 0, ...none })
  expect(leadCost({ ...figures, visitCost: 0 })).toMatchObject({ visits: 0, ...none })
  expect(leadCost({ ...figures, saleRate: 0 })).toMatchObject({
    costPerEnquiry: 75,
    costPerCustomer: null,
    left: -1500,
  })
  expect(leadCost({ ...figures, budget: 0 })).toMatchObject({ visits: 0, left: 0 })
})
