import type { UnitPriceSpecification } from 'schema-dts'

// UN/CEFACT codes, as schema.org asks for them.
const unitCodes = { month: 'MON', year: 'ANN' } as const

const isUnit = (period: string | null): period is keyof typeof unitCodes =>
  period !== null && Object.hasOwn(unitCodes, period)

/** What an offer costs in CHF without VAT; by the month or by the year where it is paid so. */
export const pricedAt = (price: number, period: string | null) => ({
  price,
  priceCurrency: 'CHF',
  priceSpecification: { ...unitPrice(period), price },
})

/** What every price has in common, and for how long this one is paid; the amount, or the least it can be, is added to it. */
export const unitPrice = (period: string | null): UnitPriceSpecification => ({
  '@type': 'UnitPriceSpecification',
  priceCurrency: 'CHF',
  valueAddedTaxIncluded: false,
  ...(isUnit(period) && {
    referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: unitCodes[period] },
  }),
})
