import { nice, ticks } from 'd3-array'

/** How many marks an axis has, about. */
const marks = 5

interface Scale {
  /** The marks of the axis, evenly spaced from zero to its end. */
  ticks: number[]
  /** Where a value stands in a drawing 100 high, from its top. */
  y: (value: number) => number
}

/** An axis from zero to a round number that holds all values. */
export function scaleOf(values: readonly number[]): Scale {
  const [start, end] = nice(0, Math.max(1, ...values), marks)
  return { ticks: ticks(start, end, marks), y: (value) => 100 - (value / end) * 100 }
}

/** Where the `index`-th of `count` places of a row is, in a drawing 100 wide. */
export function band(index: number, count: number) {
  const width = 100 / count
  return { start: index * width, middle: (index + 0.5) * width, width }
}
