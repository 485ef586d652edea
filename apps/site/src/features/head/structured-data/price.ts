import type { UnitPriceSpecification } from 'schema-dts'

// UN/CEFACT codes, as schema.org asks for them.
const unitCodes = { month: 'MON', year: 'ANN' } as const

const isUnit = (period: string | null): period is keyof typeof unitCodes =>
  period !== null && Object.hasOwn(unitCodes, period)

/** What an offer costs in CHF; by the month or by the year where it is paid so. */
export const pricedAt = (price: number, period: string | null) => ({
  price,
  priceCurrency: 'CHF',
  ...(isUnit(period) && { priceSpecification: { ...unitPrice(period), price } }),
})

/** In what a price is counted, and for how long it is paid; the price itself, or the least it can be, stands beside it. */
export const unitPrice = (period: string | null): UnitPriceSpecification => ({
  '@type': 'UnitPriceSpecification',
  priceCurrency: 'CHF',
  ...(isUnit(period) && {
    referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: unitCodes[period] },
  }),
})
