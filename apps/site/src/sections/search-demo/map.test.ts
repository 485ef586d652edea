import { expect, test } from 'vitest'
import { drawSearchMap } from './map.ts'

const climb = drawSearchMap('service-seo-menuisier moudon', 5)

test('S11: each position stands on a ring of its own, nearer to the summit, and the last at its foot', () => {
  const distances = climb.places.map(({ x, y }) => Math.hypot(x - 72, y - 34))
  expect(distances).toHaveLength(5)
  expect(distances).toEqual(distances.toSorted((one, other) => other - one))
  expect(climb.heavy.match(/M/g)).toHaveLength(5)
  expect(climb.places.at(-1)?.x).toBeCloseTo(64.6, 0)
  expect(climb.places.at(-1)?.y).toBeCloseTo(60, 0)
})

test('S11: whatever the search, every position lies on the sheet, from left to right', () => {
  const seeds = ['', 'a'.repeat(300), ...Array.from({ length: 200 }, (_, town) => `town ${town}`)]
  for (const seed of seeds) {
    for (const positions of [1, 2, 3, 4, 5, 6]) {
      const { places } = drawSearchMap(seed, positions)
      expect(places).toHaveLength(positions)
      const xs = places.map(({ x }) => x)
      expect(xs).toEqual(xs.toSorted((one, other) => one - other))
      expect(xs[0]).toBeGreaterThan(3)
      for (const { y } of places) {
        expect(y).toBeGreaterThan(58)
        expect(y).toBeLessThan(95)
      }
    }
  }
})

test('the same seed draws the same map, another town another one, in less than 10 KB', () => {
  expect(drawSearchMap('moudon', 5)).toEqual(drawSearchMap('moudon', 5))
  expect(drawSearchMap('moudon', 5).fine).not.toBe(drawSearchMap('bulle', 5).fine)
  expect(climb.fine.length + climb.heavy.length).toBeLessThan(10_000)
})
