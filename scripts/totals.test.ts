import { expect, test } from 'vitest'
import { mergeTotals, playwrightTotals, vitestTotals } from './totals.ts'

test('a unit test file that does not load counts as a failure', () => {
  const report = {
    numPassedTests: 12,
    numFailedTests: 2,
    testResults: [
      { status: 'passed', assertionResults: [{}] },
      { status: 'failed', assertionResults: [{}] },
      { status: 'failed', assertionResults: [] },
    ],
  }
  expect(vitestTotals(report)).toEqual({ passed: 12, unsteady: 0, failed: 3 })
})

test('a browser test that passed only on a second try is told apart; an error outside of tests is a failure', () => {
  const report = { stats: { expected: 7, unexpected: 1, flaky: 1 }, errors: [{}] }
  expect(playwrightTotals(report)).toEqual({ passed: 8, unsteady: 1, failed: 2 })
})

test('the last line adds every stage up', () => {
  const stages = [
    { passed: 1, unsteady: 0, failed: 0 },
    { passed: 40, unsteady: 1, failed: 2 },
  ]
  expect(mergeTotals(stages)).toEqual({ passed: 41, unsteady: 1, failed: 2 })
})
