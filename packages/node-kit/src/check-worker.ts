import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { problemsOf } from './database.ts'

const { file, unreadable }: { file: string; unreadable: string | null } = workerData
const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 })
const problems = problemsOf(database)
// What reads a file that is broken may fail.
if (unreadable && problems.length === 0) {
  for (const { problem } of database.prepare(unreadable).all()) problems.push(String(problem))
}
parentPort?.postMessage(problems)
database.close()
