import type { Language } from '@jalonne/domain'
import { type Migration, openDatabase } from '@jalonne/node-kit/database'
import { type ForgetOptions, forgetOld } from './forget-old.ts'

/** A question the content had no answer to, without what tells who asked. */
export interface OpenQuestion {
  language: Language
  text: string
}

export interface QuestionSummary extends OpenQuestion {
  count: number
  /** ISO date and time. */
  lastAt: string
}

export interface QuestionStore {
  save(question: OpenQuestion): void
  /** The most frequent first. */
  summary(limit: number): QuestionSummary[]
  close(): void
}

const mostQuestions = 2_000

const migrations: Migration[] = [
  `CREATE TABLE questions (
    language TEXT NOT NULL,
    text TEXT NOT NULL,
    count INTEGER NOT NULL,
    last_at TEXT NOT NULL,
    PRIMARY KEY (language, text)
  ) STRICT;
  CREATE INDEX questions_by_time ON questions (last_at);`,
  // By the clock, questions from a time it was ahead would outlive all that come after.
  `ALTER TABLE questions ADD COLUMN sequence INTEGER NOT NULL DEFAULT 0;
  UPDATE questions SET sequence = ranked.sequence FROM (
    SELECT rowid AS id, row_number() OVER (ORDER BY last_at) AS sequence FROM questions
  ) AS ranked WHERE questions.rowid = ranked.id;
  CREATE INDEX questions_by_sequence ON questions (sequence);`,
]

/**
 * Keeps questions without an answer, counted by their words, for 90 days. At most 2,000 are kept: the one not asked
 * for longest makes room.
 */
export function openQuestionStore(file: string, options: ForgetOptions): QuestionStore {
  const db = openDatabase(file, {
    migrations,
    synchronous: 'NORMAL',
    secureDelete: true,
    restore: 'Remove it with the files beside it: questions are counted anew.',
  })
  const upsert = db.prepare(
    `INSERT INTO questions (language, text, count, last_at, sequence)
     VALUES (?, ?, 1, ?, (SELECT coalesce(max(sequence), 0) + 1 FROM questions))
     ON CONFLICT DO UPDATE SET count = count + 1, last_at = excluded.last_at, sequence = excluded.sequence`,
  )
  const forget = db.prepare('DELETE FROM questions WHERE last_at < ?')
  const trim = db.prepare(
    `DELETE FROM questions WHERE rowid IN (
       SELECT rowid FROM questions ORDER BY sequence DESC LIMIT -1 OFFSET ?)`,
  )
  const list = db.prepare('SELECT * FROM questions ORDER BY count DESC, sequence DESC LIMIT ?')
  const stopForgetting = forgetOld((before) => forget.run(before), options)
  return {
    save({ language, text }) {
      upsert.run(language, text, options.now().toISOString())
      trim.run(mostQuestions)
    },
    summary: (limit) =>
      list.all(limit).map((row) => ({
        language: row.language === 'en' ? 'en' : 'fr',
        text: String(row.text),
        count: Number(row.count),
        lastAt: String(row.last_at),
      })),
    close() {
      stopForgetting()
      db.close()
    },
  }
}
