import { expect, test } from 'vitest'
import { CachedResponses } from './cached-responses.ts'

test('memory for responses is bounded however short they are', () => {
  const cached = new CachedResponses(100_000)
  const addresses = Array.from({ length: 1_000 }, (_, n) => `/query?n=${n}`)
  for (const address of addresses) cached.add(address, '1', () => true)
  const held = addresses.filter((address) => cached.find(address) !== null)
  expect(held.length).toBeLessThan(200)
  expect(held.at(-1)).toBe('/query?n=999')
})
