import { expect, test } from 'vitest'
import { modelBudget } from './model-budget.ts'

const hour = 60 * 60_000

/** How often the model may be asked from this clock's time on, every hour for so many hours. */
function askedFor(hours: number, perDay: number, perClientAndDay: number) {
  let at = Date.parse('2026-03-06T00:00:00+01:00')
  const mayAsk = modelBudget({ perDay, perClientAndDay }, () => at)
  let asked = 0
  for (let end = at + hours * hour; at < end; at += hour) {
    for (let client = 0; client < 10; client++) if (mayAsk(`client ${client}`)) asked += 1
  }
  return asked
}

test('the model is asked as often a day as was said, and again the next', () => {
  expect([askedFor(24, 24, 24), askedFor(48, 24, 24)]).toEqual([24, 48])
})

test('each client has a share of the day', () => {
  expect([askedFor(24, 1_000, 2), askedFor(25, 1_000, 2)]).toEqual([20, 30])
})
