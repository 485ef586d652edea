import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { scratchFolder } from '@jalonne/node-kit/testing/scratch'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openQuestionStore } from './question-store.ts'

let folder: string
beforeEach(async () => {
  folder = await scratchFolder()
})
afterEach(() => {
  vi.useRealTimers()
})

function open(day: number) {
  const now = () => new Date(Date.UTC(2026, 0, 1) + day * 86_400_000)
  return openQuestionStore(path.join(folder, 'questions.sqlite'), { now })
}

test('questions are counted, the most frequent first', () => {
  const store = open(0)
  for (const text of ['A?', 'B?', 'B?']) store.save({ language: 'en', text })
  store.save({ language: 'fr', text: 'B?' })
  const rows = store.summary(10).map(({ language, text, count }) => [language, text, count])
  store.close()
  expect(rows[0]).toEqual(['en', 'B?', 2])
  expect(rows).toHaveLength(3)
})

test('a question nobody asks again is gone after ninety days', () => {
  const first = open(0)
  first.save({ language: 'fr', text: 'old' })
  first.save({ language: 'fr', text: 'again' })
  first.close()
  const later = open(60)
  later.save({ language: 'fr', text: 'again' })
  later.close()
  const leftOn = (day: number) => {
    const store = open(day)
    const left = store.summary(10).map(({ text }) => text)
    store.close()
    return left
  }
  expect(leftOn(89)).toEqual(['again', 'old'])
  expect(leftOn(91)).toEqual(['again'])
})

test('where old questions cannot be removed the log hears of it, and it is tried again', () => {
  vi.useFakeTimers()
  const file = path.join(folder, 'questions.sqlite')
  const onFailure = vi.fn()
  const store = openQuestionStore(file, { now: () => new Date(), onFailure })
  const other = new DatabaseSync(file)
  other.exec('DROP TABLE questions')
  other.close()
  vi.advanceTimersByTime(12 * 60 * 60_000)
  store.close()
  expect(onFailure).toHaveBeenCalledTimes(2)
})

test('a question from a time the clock was ahead makes room like any other', () => {
  const ahead = open(500)
  ahead.save({ language: 'fr', text: 'ahead' })
  ahead.close()
  const store = open(0)
  store.save({ language: 'fr', text: 'later' })
  expect(store.summary(1).map(({ text }) => text)).toEqual(['later'])
  for (let index = 1; index < 2_000; index++) store.save({ language: 'fr', text: `${index}` })
  const kept = store.summary(3_000).map(({ text }) => text)
  store.close()
  expect([kept.length, kept.includes('ahead'), kept.includes('later')]).toEqual([
    2_000,
    false,
    true,
  ])
})

test('questions written by the first version stay counted, in the order they were asked', () => {
  const db = new DatabaseSync(path.join(folder, 'questions.sqlite'))
  db.exec(`
    CREATE TABLE questions (
      language TEXT NOT NULL,
      text TEXT NOT NULL,
      count INTEGER NOT NULL,
      last_at TEXT NOT NULL,
      PRIMARY KEY (language, text)
    ) STRICT;
    CREATE INDEX questions_by_time ON questions (last_at);
    INSERT INTO questions VALUES ('fr', 'newer', 2, '2026-03-02T00:00:00.000Z');
    INSERT INTO questions VALUES ('fr', 'older', 2, '2026-03-01T00:00:00.000Z');
    PRAGMA user_version = 1;`)
  db.close()
  const store = open(61)
  store.save({ language: 'en', text: 'asked now' })
  store.save({ language: 'en', text: 'asked now' })
  const rows = store.summary(3).map(({ text, count }) => [text, count])
  store.close()
  expect(rows).toEqual([
    ['asked now', 2],
    ['newer', 2],
    ['older', 2],
  ])
})
