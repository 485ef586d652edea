import { existsSync } from 'node:fs'
import { singleLine } from '@jalonne/api'
import { dataFiles } from '../config/data-files.ts'
import { daysKept } from '../inbox/forget-old.ts'
import { openQuestionStore } from '../inbox/question-store.ts'
import { runSummary } from './run-summary.ts'

const usage = `What visitors asked the assistant and the content had no answer to in the last ${daysKept} days.

  npm run questions   the fifty most frequent: how often, in which language, when last
`

const none = 'No questions without an answer yet.\n'

function list(): string {
  const file = dataFiles(process.env).questions
  if (!existsSync(file)) return none
  const store = openQuestionStore(file, { now: () => new Date() })
  try {
    const lines = store.summary(50).map(({ count, language, lastAt, text }) => {
      const day = lastAt.slice(0, 10)
      return `${String(count).padStart(6)}  ${language}  ${day}  ${singleLine(text)}\n`
    })
    return lines.join('') || none
  } finally {
    store.close()
  }
}

await runSummary(usage, list)
