import { expect, test } from 'vitest'
import { brandedTitle } from './branded-title.ts'

test.each([
  ['Pricing', 'Jalonne', 'Pricing | Jalonne'],
  ['Jalonne, Swiss digital agency', 'Jalonne', 'Jalonne, Swiss digital agency'],
  ['Pricing | Jalonne', 'Jalonne', 'Pricing | Jalonne'],
  ['Pricing', 'Other', 'Pricing | Other'],
  ['', 'Jalonne', 'Jalonne'],
  ['Pricing', '', 'Pricing'],
  ['Pricing', null, 'Pricing'],
])('“%s” of the brand “%s” is “%s”', (title, brand, branded) => {
  expect(brandedTitle(title, brand)).toBe(branded)
})
