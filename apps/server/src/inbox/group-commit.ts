import type { DatabaseSync } from 'node:sqlite'
import { transaction } from '@jalonne/node-kit/database'

export interface Writer {
  /** Does some work on the database; resolves with its result once that is on disk, rejects when it is not. */
  write<T>(work: () => T): Promise<T>
}

interface Job {
  /** Does the work and gives back what to call once it is on disk. */
  run(): () => void
  fail(error: unknown): void
}

/** Milliseconds between two transactions at least: in a rush, what comes meanwhile shares the next one. */
const gap = 10

/**
 * Writes to a database so that everything waiting at the same time shares one transaction, and with it one
 * sync of the disk, which is what a durable write costs. What comes alone is written at once. What fails does so alone.
 */
export function groupCommit(db: DatabaseSync): Writer {
  let waiting: Job[] = []
  let endedAt = Number.NEGATIVE_INFINITY

  function schedule() {
    const pause = endedAt + gap - performance.now()
    if (pause > 0) setTimeout(flush, pause)
    else setImmediate(flush)
  }

  function flush() {
    const jobs = waiting
    waiting = []
    // One that fails takes the others with it: then each for itself.
    if (!commit(jobs)) for (const job of jobs) commit([job])
    endedAt = performance.now()
  }

  /** False when several jobs failed together and none of them is done. */
  function commit(jobs: Job[]): boolean {
    try {
      const done = transaction(db, () => jobs.map((job) => job.run()))
      for (const notify of done) notify()
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
        if (waiting.length === 0) schedule()
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
