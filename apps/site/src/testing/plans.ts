import type { PlanContent } from '../queries/section-types.ts'

/** A plan for hosting at 120 CHF a year, of which a test says what it is about. */
export const testPlan = (key: string, more: Partial<PlanContent> = {}): PlanContent => ({
  _id: key,
  key,
  family: 'hosting',
  name: key,
  price: 120,
  period: 'year',
  popular: false,
  picture: null,
  summary: null,
  features: [],
  note: null,
  ...more,
})
