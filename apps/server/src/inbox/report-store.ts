import type { Report } from '@jalonne/api'
import { type Migration, openDatabase } from '@jalonne/node-kit/database'
import { type ForgetOptions, forgetOld } from './forget-old.ts'

export interface ReportSummary {
  kind: Report['kind']
  subject: string
  count: number
  /** ISO dates and times. */
  firstAt: string
  lastAt: string
  detail: unknown
}

export interface ReportStore {
  save(report: Report): void
  /** The most frequent first. */
  summary(limit: number): ReportSummary[]
  close(): void
}

/** How many subjects of each kind are remembered, a few megabytes at most. */
export const reportLimit = 2_000

const migrations: Migration[] = [
  // Files from before versions were counted have this.
  `CREATE TABLE IF NOT EXISTS reports (
    kind TEXT NOT NULL,
    subject TEXT NOT NULL,
    count INTEGER NOT NULL,
    first_at TEXT NOT NULL,
    last_at TEXT NOT NULL,
    detail TEXT NOT NULL,
    PRIMARY KEY (kind, subject)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS reports_by_age ON reports (last_at);`,
  // By the clock, reports from a time it was ahead would outlive all that come after.
  `ALTER TABLE reports ADD COLUMN sequence INTEGER NOT NULL DEFAULT 0;
  UPDATE reports SET sequence = ranked.sequence FROM (
    SELECT rowid AS id, row_number() OVER (ORDER BY last_at) AS sequence FROM reports
  ) AS ranked WHERE reports.rowid = ranked.id;
  DROP INDEX reports_by_age;
  CREATE INDEX reports_by_sequence ON reports (sequence);`,
  'CREATE INDEX reports_by_kind ON reports (kind, sequence);',
]

/**
 * Keeps what browsers report, counted by subject, for 90 days. At most `maxSubjects` of a kind are remembered: the one
 * not heard of for longest makes room, so that reports cannot fill the disk, and missing pages push out no errors.
 */
export function openReportStore(
  file: string,
  { maxSubjects, ...options }: { maxSubjects: number } & ForgetOptions,
): ReportStore {
  const db = openDatabase(file, {
    migrations,
    synchronous: 'NORMAL',
    secureDelete: true,
    restore: 'Remove it with the files beside it: reports are counted anew.',
  })
  const upsert = db.prepare(
    `INSERT INTO reports (kind, subject, count, first_at, last_at, detail, sequence)
     VALUES (?, ?, 1, ?, ?, ?, (SELECT coalesce(max(sequence), 0) + 1 FROM reports))
     ON CONFLICT DO UPDATE SET count = count + 1, last_at = excluded.last_at, detail = excluded.detail,
       sequence = excluded.sequence`,
  )
  const forget = db.prepare('DELETE FROM reports WHERE last_at < ?')
  const trim = db.prepare(
    `DELETE FROM reports WHERE rowid IN (
       SELECT rowid FROM reports WHERE kind = ? ORDER BY sequence DESC LIMIT -1 OFFSET ?)`,
  )
  const list = db.prepare('SELECT * FROM reports ORDER BY count DESC, sequence DESC LIMIT ?')
  const stopForgetting = forgetOld((before) => forget.run(before), options)
  return {
    save({ kind, subject, detail }) {
      const at = options.now().toISOString()
      upsert.run(kind, subject, at, at, JSON.stringify(detail))
      trim.run(kind, maxSubjects)
    },
    summary: (limit) =>
      list.all(limit).map((row) => ({
        kind: row.kind === 'form' || row.kind === 'not-found' ? row.kind : 'error',
        subject: String(row.subject),
        count: Number(row.count),
        firstAt: String(row.first_at),
        lastAt: String(row.last_at),
        detail: JSON.parse(String(row.detail)),
      })),
    close() {
      stopForgetting()
      db.close()
    },
  }
}
