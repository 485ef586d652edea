import { defineConfig, type ReporterDescription } from '@playwright/test'
import { launchOptions } from './support/browser.ts'

const report = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME
const reporters: ReporterDescription[] = [['list']]
if (report) reporters.push(['json', { outputFile: report }])

export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results/journeys',
  // Every worker has a lake and a server of its own. On two cores a third is busy while the others wait for something.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // What passes at the second try only is named at the end of the run (`scripts/test.ts`).
  retries: 1,
  reporter: reporters,
  // Far more than anything takes: a busy machine is slow, not wrong. How fast things are is for `npm run bench`.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  // Playwright's `route` does not see what a service worker fetches; only the journeys of the service worker itself allow one.
  use: { launchOptions, screenshot: 'only-on-failure', serviceWorkers: 'block' },
})
