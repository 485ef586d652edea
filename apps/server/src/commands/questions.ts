import { existsSync } from 'node:fs'
import { singleLine } from '@jalonne/api'
import { dataFiles } from '../config/data-files.ts'
import { openQuestionStore } from '../inbox/question-store.ts'

// What visitors asked the assistant and the content had no answer to, the most frequent first.
const file = dataFiles(process.env).questions
if (existsSync(file)) {
  const store = openQuestionStore(file, { now: () => new Date() })
  for (const { count, language, lastAt, text } of store.summary(50)) {
    process.stdout.write(
      `${String(count).padStart(6)}  ${language}  ${lastAt.slice(0, 10)}  ${singleLine(text)}\n`,
    )
  }
  store.close()
} else {
  process.stdout.write('No questions without an answer yet.\n')
}
