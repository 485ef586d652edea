import { existsSync } from 'node:fs'
import { singleLine } from '@jalonne/api'
import { dataFiles } from '../config/data-files.ts'
import { openReportStore, reportLimit } from '../inbox/report-store.ts'

// What visitors' browsers reported, the most frequent first.
const file = dataFiles(process.env).reports
if (existsSync(file)) {
  const store = openReportStore(file, { maxSubjects: reportLimit, now: () => new Date() })
  const rows = store.summary(50)
  for (const { kind, count, lastAt, subject } of rows) {
    process.stdout.write(
      `${String(count).padStart(6)}  ${kind.padEnd(9)}  ${lastAt}  ${singleLine(subject)}\n`,
    )
  }
  store.close()
} else {
  process.stdout.write('No reports yet.\n')
}
