import type { DatabaseSync } from 'node:sqlite'

export interface Writer {
  /** Does some work on the database; resolves with its result once that is on disk, rejects when it is not. */
  write<T>(work: () => T): Promise<T>
}

interface Job {
  /** Does the work and gives back what to call once it is on disk. */
  run(): () => void
  fail(error: unknown): void
}

/**
 * Writes to a database so that everything waiting at the same time shares one transaction, and with it one
 * sync of the disk, which is what a durable write costs. What fails does so alone.
 */
export function groupCommit(db: DatabaseSync): Writer {
  let waiting: Job[] = []

  function flush() {
    const jobs = waiting
    waiting = []
    if (commit(jobs)) return
    // One of them failed and took the others with it: each for itself.
    for (const job of jobs) commit([job])
  }

  /** False when several jobs failed together and none of them is done. */
  function commit(jobs: Job[]): boolean {
    try {
      const done = inTransaction(db, () => jobs.map((job) => job.run()))
      for (const tell of done) tell()
      return true
    } catch (error) {
      if (jobs.length > 1) return false
      jobs[0]?.fail(error)
      return true
    }
  }

  return {
    write: (work) =>
      new Promise((resolve, reject) => {
        if (waiting.length === 0) setImmediate(flush)
        waiting.push({
          run: () => {
            const result = work()
            return () => resolve(result)
          },
          fail: reject,
        })
      }),
  }
}

/** Does work in a transaction, or as part of the one that is open. */
export function inTransaction<T>(db: DatabaseSync, work: () => T): T {
  if (db.isTransaction) return work()
  db.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    db.exec('COMMIT')
    return result
  } catch (error) {
    // A full disk may have ended the transaction already.
    if (db.isTransaction) db.exec('ROLLBACK')
    throw error
  }
}
