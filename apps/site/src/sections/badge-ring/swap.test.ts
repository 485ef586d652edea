import { expect, test } from 'vitest'
import { firstShown, swapped, turn } from './swap.ts'

/** Draws these numbers one after the other. */
const drawing = (...numbers: number[]) => {
  let drawn = 0
  return () => numbers[drawn++ % numbers.length] ?? 0
}

test('S12: three of eight are in colour at first, spread over the ring, and change every 1670 ms', () => {
  expect(firstShown(8)).toEqual([1, 4, 6])
  expect(turn).toBe(1670)
})

test('S12: one random visible place gives way to one that was not in colour', () => {
  expect(swapped([1, 4, 6], 8, drawing(0, 0))).toEqual([0, 4, 6])
  expect(swapped([1, 4, 6], 8, drawing(0.99, 0.99))).toEqual([1, 4, 7])
  expect(swapped([1, 4, 6], 8, drawing(0.5, 0.5))).toEqual([1, 3, 6])
})

test('S12: after any number of swaps three different places are in colour, and none is left out for good', () => {
  const seen = new Set<number>()
  let shown = firstShown(8)
  for (let step = 0; step < 200; step += 1) {
    const next = swapped(shown, 8, drawing((step * 0.37) % 1, (step * 0.61) % 1))
    expect(new Set(next).size).toBe(3)
    expect(next.filter((place) => shown.includes(place))).toHaveLength(2)
    for (const place of next) seen.add(place)
    shown = next
  }
  expect(seen.size).toBe(8)
})

test('with three badges or fewer all are in colour, and none has another to give way to', () => {
  expect(firstShown(1)).toEqual([0])
  expect(firstShown(3)).toEqual([0, 1, 2])
  expect(swapped([0], 1, drawing(0))).toEqual([0])
  expect(firstShown(0)).toEqual([])
})
