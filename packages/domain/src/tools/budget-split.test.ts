import { expect, test } from 'vitest'
import { splitBudget } from './budget-split.ts'

const channels = [
  { lowest: 300, part: 50 },
  { lowest: 200, part: 30 },
  { lowest: 250, part: 20 },
]
const sum = (shares: number[]) => shares.reduce((total, share) => total + share, 0)

test('R14: a budget is split by parts, in tens of francs', () => {
  expect(splitBudget(2000, channels)).toEqual([1000, 600, 400])
})

test('R14: what rounding leaves over goes to the largest share', () => {
  const shares = splitBudget(1005, [
    { lowest: 0, part: 1 },
    { lowest: 0, part: 1 },
    { lowest: 0, part: 1 },
  ])
  expect(shares).toEqual([345, 330, 330])
})

test('R14: a channel that would get too little gets nothing, and the others take its share', () => {
  expect(splitBudget(1000, channels)).toEqual([630, 370, 0])
  expect(splitBudget(400, channels)).toEqual([400, 0, 0])
})

test('R14: a channel that gets just enough keeps it', () => {
  const atTheirLowest = channels.map(({ part }) => ({ lowest: part * 20, part }))
  expect(splitBudget(2000, atTheirLowest)).toEqual([1000, 600, 400])
})

test('R14: of several that would get too little the least goes first, wherever it stands', () => {
  const most = { lowest: 300, part: 50 }
  const second = { lowest: 350, part: 30 }
  const least = { lowest: 250, part: 20 }
  expect(splitBudget(1000, [most, second, least])).toEqual([630, 370, 0])
  expect(splitBudget(1000, [most, least, second])).toEqual([630, 0, 370])
})

test('R14: a budget too small for any goes to one', () => {
  expect(splitBudget(100, channels)).toEqual([100, 0, 0])
  const dear = (part: number) => ({ lowest: 1000, part })
  expect(splitBudget(100, [dear(1), dear(9), dear(2)])).toEqual([0, 100, 0])
  expect(splitBudget(100, [dear(1), dear(1)])).toEqual([0, 100])
})

test('R14: every budget is given out to the franc', () => {
  for (let budget = 0; budget <= 9000; budget += 37)
    expect(sum(splitBudget(budget, channels))).toBe(budget)
})

test('R14: without a budget, a channel or a part nobody gets anything', () => {
  expect(splitBudget(0, channels)).toEqual([0, 0, 0])
  expect(splitBudget(-5, channels)).toEqual([0, 0, 0])
  expect(splitBudget(500, [])).toEqual([])
  expect(splitBudget(500, [{ lowest: 0, part: 0 }])).toEqual([0])
})
