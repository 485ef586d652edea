import { expect, test } from 'vitest'
import { lettersAfter } from './typing.ts'

test('the first letter waits 50 ms, each takes 15, and none comes after the last', () => {
  expect([0, 49, 64, 65, 80, 10_000].map((ms) => lettersAfter(ms, 20))).toEqual([0, 0, 0, 1, 2, 20])
})
