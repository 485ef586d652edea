import { expect, test } from 'vitest'
import { flakyTests, mergeTotals, playwrightTotals, vitestTotals } from './totals.ts'

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
  expect(vitestTotals(report)).toEqual({ passed: 12, failed: 3 })
})

test('a browser test that passed only on a second try is named', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'a.spec.ts',
    tests: [{ status }],
  })
  const report = {
    stats: { expected: 7, unexpected: 1, flaky: 1 },
    errors: [{}],
    suites: [{ specs: [spec('sure', 'expected')], suites: [{ specs: [spec('unsure', 'flaky')] }] }],
  }
  expect(playwrightTotals(report)).toEqual({ passed: 8, failed: 2 })
  expect(flakyTests(report)).toEqual(['a.spec.ts: unsure'])
})

test('the last line adds every stage up', () => {
  const stages = [
    { passed: 1, failed: 0 },
    { passed: 40, failed: 2 },
  ]
  expect(mergeTotals(stages)).toEqual({ passed: 41, failed: 2 })
})
