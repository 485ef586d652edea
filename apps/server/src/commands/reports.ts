import { existsSync } from 'node:fs'
import { singleLine } from '@jalonne/api'
import { dataFiles } from '../config/data-files.ts'
import { openReportStore, reportLimit } from '../inbox/report-store.ts'

// What visitors' browsers reported, the most frequent first.
const file = dataFiles(process.env).reports
let found = 0
if (existsSync(file)) {
  const store = openReportStore(file, { maxSubjects: reportLimit, now: () => new Date() })
  for (const { kind, count, lastAt, subject } of store.summary(50)) {
    found += 1
    process.stdout.write(
      `${String(count).padStart(6)}  ${kind.padEnd(9)}  ${lastAt}  ${singleLine(subject)}\n`,
    )
  }
  store.close()
}
if (found === 0) process.stdout.write('No reports yet.\n')
