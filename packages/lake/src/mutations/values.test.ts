import { expect, test } from 'vitest'
import { checkValue } from './values.ts'

/** Objects and arrays, one in the other, so many levels deep. */
const deep = (levels: number): unknown =>
  levels === 0 ? 1 : levels % 2 === 0 ? [deep(levels - 1)] : { a: deep(levels - 1) }

test.each([null, 'text', 0, -1.5, [], {}, { a: [{ b: null }] }, deep(101)])(
  'a document may hold %j',
  (value) => {
    expect(() => checkValue(value)).not.toThrow()
  },
)

test.each([
  [Number.POSITIVE_INFINITY, 'beyond what JSON can hold'],
  [{ a: [Number.NaN] }, 'beyond what JSON can hold'],
  [deep(102), 'deeper than 100 levels'],
  [JSON.parse('{"__proto__": 1}'), '"__proto__"'],
  [{ a: [{ hasOwnProperty: 1 }] }, '"hasOwnProperty"'],
])('%j is refused, and why is said', (value, reason) => {
  expect(() => checkValue(value)).toThrow(
    expect.objectContaining({ status: 400, message: expect.stringContaining(reason) }),
  )
})
