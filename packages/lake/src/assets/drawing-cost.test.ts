import { expect, it } from 'vitest'
import { drawingCost, ordinaryCost } from './drawing-cost.ts'
import type { ImageExtension } from './formats.ts'
import { parseTransform } from './parse-transform.ts'
import { planTransform } from './plan-transform.ts'

function costOf(
  query: string,
  width: number,
  height: number,
  extension: ImageExtension = 'jpg',
  isAnimated = false,
) {
  const name = { sha1: 'a'.repeat(40), width, height, extension }
  const plan = planTransform(name, parseTransform(new URLSearchParams(query)), '', false)
  return plan ? drawingCost(plan, isAnimated) : 0
}

it.each([
  ['w=400&fm=avif', 1200, 800],
  ['w=2200&fm=avif&fit=max', 6000, 4000],
  ['w=2200&fm=webp&fit=max', 6000, 4000],
  ['w=200&h=200&fit=crop&blur=50', 6000, 4000],
  ['w=400', 100, 100],
])('what pages are made of is ordinary: %s of %i × %i', (query, width, height) => {
  expect(costOf(query, width, height)).toBeLessThan(ordinaryCost)
})

it.each([
  ['w=8192&h=8192&fm=avif&blur=2000', 1200, 800],
  ['w=8192&h=8192&fm=avif', 1200, 800],
  ['w=8192&fm=avif', 2600, 2000],
  ['fm=webp', 6000, 4000],
])('what no page needs is costly: %s of %i × %i', (query, width, height) => {
  expect(costOf(query, width, height)).toBeGreaterThan(ordinaryCost)
})

it('what an SVG takes nobody knows before', () => {
  expect(costOf('w=100&fm=png', 100, 100, 'svg')).toBeGreaterThan(ordinaryCost)
})

it('nor what an animation takes that goes on moving', () => {
  expect(costOf('w=100', 200, 200, 'webp', true)).toBeGreaterThan(ordinaryCost)
  expect(costOf('w=100&frame=1', 200, 200, 'webp', true)).toBeLessThan(ordinaryCost)
  expect(costOf('w=100', 200, 200, 'webp')).toBeLessThan(ordinaryCost)
})
