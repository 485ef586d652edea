import { expect, test } from 'vitest'
import { plannedMaps } from './testing/planned-maps.ts'

test('source maps of planned queries lead to the value they name, in published documents and drafts', () => {
  const { mappings, unchanged, mapped } = plannedMaps(7, 150)
  expect(mappings).toBeGreaterThan(1_000)
  expect(unchanged).toBeGreaterThan(1_000)
  expect(mapped / unchanged).toBeGreaterThanOrEqual(0.95)
})
