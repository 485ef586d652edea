/** How many tests passed and how many failed. */
export interface Totals {
  passed: number
  failed: number
}

/** Adds totals up. */
export function mergeTotals(all: Totals[]): Totals {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
  }
}

/** Reads the totals of Vitest's JSON report; a file that could not be loaded is one failure. */
export function vitestTotals(report: {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}): Totals {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length }
}

/** Reads the totals of Playwright's JSON report; an error outside any test is one failure. */
export function playwrightTotals(report: {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: unknown[]
}): Totals {
  const { expected, unexpected, flaky } = report.stats
  return { passed: expected, failed: unexpected + flaky + report.errors.length }
}
