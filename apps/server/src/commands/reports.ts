import { existsSync } from 'node:fs'
import { singleLine } from '@jalonne/api'
import { dataFiles } from '../config/data-files.ts'
import { daysKept } from '../inbox/forget-old.ts'
import { openReportStore, reportLimit } from '../inbox/report-store.ts'
import { runSummary } from './run-summary.ts'

const usage = `What visitors' browsers reported in the last ${daysKept} days: errors, missing pages, failed forms.

  npm run reports   the fifty most frequent: how often, of which kind, when last
`

const none = 'No reports yet.\n'

function list(): string {
  const file = dataFiles(process.env).reports
  if (!existsSync(file)) return none
  const store = openReportStore(file, { maxSubjects: reportLimit, now: () => new Date() })
  try {
    const lines = store
      .summary(50)
      .map(
        ({ kind, count, lastAt, subject }) =>
          `${String(count).padStart(6)}  ${kind.padEnd(9)}  ${lastAt}  ${singleLine(subject)}\n`,
      )
    return lines.join('') || none
  } finally {
    store.close()
  }
}

await runSummary(usage, list)
