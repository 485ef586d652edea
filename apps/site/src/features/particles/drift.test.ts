import { expect, test } from 'vitest'
import { blow, countFor, fade, gust, scatter, type Wind } from './drift.ts'

test('a phone shows some grains, no window more than 220', () => {
  expect(countFor(390, 844)).toBe(44)
  expect(countFor(1440, 900)).toBe(173)
  expect(countFor(3840, 2160)).toBe(220)
  expect(scatter(3840, 2160, Math.random)).toHaveLength(220)
})

test('grains move with the wind, near ones further, and come back on the other side', () => {
  const window = { width: 100, height: 100 }
  const [near, far, leaving] = blow(
    [
      { x: 10, y: 10, size: 1, depth: 1 },
      { x: 10, y: 10, size: 1, depth: 0.5 },
      { x: 95, y: 2, size: 1, depth: 1 },
    ],
    { x: 10, y: -5 },
    1,
    window,
  )
  expect([near?.x, near?.y]).toEqual([20, 5])
  expect([far?.x, far?.y]).toEqual([15, 7.5])
  expect([leaving?.x, leaving?.y]).toEqual([5, 97])
})

test('even the strongest gust is over within five seconds', () => {
  let wind: Wind | null = gust({ x: 0, y: 0 }, 0, 1e6)
  let seconds = 0
  while (wind) {
    wind = fade(wind, 1 / 60)
    seconds += 1 / 60
  }
  expect(seconds).toBeLessThan(5)
  expect(seconds).toBeGreaterThan(2)
})
