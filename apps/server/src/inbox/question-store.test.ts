import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openQuestionStore, questionDays } from './question-store.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'jalonne-questions-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

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
  const last = open(questionDays + 1)
  const left = last.summary(10).map(({ text }) => text)
  last.close()
  expect(left).toEqual(['again'])
})
