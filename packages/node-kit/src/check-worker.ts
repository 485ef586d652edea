import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { problemsOf } from './database.ts'

const database = new DatabaseSync(workerData, { readOnly: true, timeout: 5_000 })
parentPort?.postMessage(problemsOf(database))
database.close()
