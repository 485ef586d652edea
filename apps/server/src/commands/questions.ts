import { existsSync } from 'node:fs'
import { singleLine } from '@jalonne/api'
import { dataFiles } from '../config/data-files.ts'
import { openQuestionStore } from '../inbox/question-store.ts'

// What visitors asked the assistant and the content had no answer to, the most frequent first.
const file = dataFiles(process.env).questions
let found = 0
if (existsSync(file)) {
  const store = openQuestionStore(file, { now: () => new Date() })
  for (const { count, language, lastAt, text } of store.summary(50)) {
    found += 1
    process.stdout.write(
      `${String(count).padStart(6)}  ${language}  ${lastAt.slice(0, 10)}  ${singleLine(text)}\n`,
    )
  }
  store.close()
}
if (found === 0) process.stdout.write('No questions without an answer yet.\n')
