import { expect, test } from 'vitest'
import { profileLine, stationHeights } from './profile.ts'

const pointsOf = (line: string) =>
  line
    .slice(1)
    .split('L')
    .map((point) => point.split(' ').map(Number))

test('every station lies above the one before, and a single one on top', () => {
  const heights = stationHeights(4)
  expect(heights).toHaveLength(4)
  expect(heights.toSorted((one, other) => one - other)).toEqual(heights)
  expect(stationHeights(1)).toEqual([heights[3]])
})

test('the line goes through each station where its column begins, from edge to edge', () => {
  const points = pointsOf(profileLine(4))
  for (const [place, height] of stationHeights(4).entries()) {
    expect(points).toContainEqual([place * 250, Math.round((1 - height) * 1000) / 10])
  }
  expect(points[0]?.[0]).toBe(0)
  expect(points.at(-1)?.[0]).toBe(1000)
})

test('it never turns back and stays in its box', () => {
  for (const count of [1, 2, 3, 5]) {
    const points = pointsOf(profileLine(count))
    const xs = points.map(([x]) => x)
    expect(xs.toSorted((one = 0, other = 0) => one - other)).toEqual(xs)
    for (const [, y = -1] of points) expect(y > 0 && y < 100).toBe(true)
  }
})
