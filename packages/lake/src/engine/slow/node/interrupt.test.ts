import { expect, test } from 'vitest'
import { OutOfTime } from '../../../groq/deadline.ts'
import { interrupt, workedMs } from './interrupt.ts'

/** Runs something that may work 100 ms and is stopped before it is done, each time after so many milliseconds of work. */
function stoppedAfter(...worked: number[]) {
  let clock = 0
  let runs = 0
  const run = () => {
    const ms = worked[runs++]
    if (ms === undefined) return 'done'
    clock += ms
    throw new OutOfTime()
  }
  const result = () => interrupt(100, run, () => clock)
  return { result, runs: () => runs }
}

test('where the machine is busy, a query may work for its milliseconds and need not be done in them', () => {
  expect(stoppedAfter(60, 70).result()).toBe('done')
})

test('a query that has used up its work is not run again', () => {
  const query = stoppedAfter(95)
  expect(query.result).toThrow(OutOfTime)
  expect(query.runs()).toBe(1)
})

test('on a machine without an end to its work a query is given up', () => {
  const query = stoppedAfter(0, 0, 0, 0, 0)
  expect(query.result).toThrow(OutOfTime)
  expect(query.runs()).toBe(5)
})

test('what works on and on is ended, wherever it is', () => {
  const before = workedMs()
  const work = () => {
    for (;;);
  }
  expect(() => interrupt(20, work)).toThrow(OutOfTime)
  expect(workedMs() - before).toBeGreaterThan(15)
})
