import { expect, test } from 'vitest'
import { figuresIn, inRange, wholeRange } from './range.ts'

const range = { min: 500, max: 10_000, step: 250, start: 1500 }

test.each([
  ['3000', 3000],
  [3000, 3000],
  ['3100', 3000],
  ['3125', 3250],
  ['0', 500],
  ['-1e9', 500],
  ['99999999', 10_000],
  ['Infinity', 1500],
  ['abc', 1500],
  ['12abc', 1500],
  ['', 1500],
  [' ', 1500],
  [null, 1500],
  [undefined, 1500],
  [Number.NaN, 1500],
])('R14: %j becomes %d, as the slider would show it', (value, figure) => {
  expect(inRange(value, range)).toBe(figure)
})

test('R14: tenths stay tenths, and a range ends on its last step', () => {
  const tenths = { min: 0.2, max: 1, step: 0.1, start: 0.5 }
  expect(['0.3', '0.7', '2'].map((value) => inRange(value, tenths))).toEqual([0.3, 0.7, 1])
  expect(inRange(99, { min: 0, max: 10, step: 4, start: 4 })).toBe(8)
  expect(inRange(99, { min: 0, max: 0.3, step: 0.1, start: 0 })).toBe(0.3)
})

test('R14: what an editor left out or wrote against the rest is replaced', () => {
  expect(wholeRange(null, range)).toEqual(range)
  expect(wholeRange({ max: 5000 }, range)).toEqual({ ...range, max: 5000 })
  expect(wholeRange({ min: null, start: 800 }, range)).toEqual({ ...range, start: 750 })
  expect(wholeRange({ start: 20_000 }, range).start).toBe(10_000)
  expect(wholeRange({ min: 9, max: 9 }, range)).toEqual(range)
  expect(wholeRange({ step: 0 }, range)).toEqual(range)
  expect(wholeRange({ step: Number.NaN }, range)).toEqual(range)
})

test('R14: an address gives the figures it names, the others stand where they start', () => {
  const address = new Map([
    ['budget', '2000'],
    ['networks', '<script>'],
    ['utm_source', 'x'],
  ])
  const figures = figuresIn((name) => address.get(name), {
    budget: range,
    networks: { min: 1, max: 4, step: 1, start: 2 },
  })
  expect(figures).toEqual({ budget: 2000, networks: 2 })
})
