import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Lake } from '@jalonne/lake'
import { unreadableQuery } from '@jalonne/lake/sqlite'
import { problemsOfFile } from '@jalonne/node-kit/database'
import type { Logger } from 'pino'
import { restoreAdvice } from '../data-folder.ts'
import { workFolder } from '../work-folder.ts'

const dayMs = 24 * 60 * 60_000

export interface DatabaseChecks {
  directory: string
  lake: Pick<Lake, 'backup' | 'datasets'>
  log: Logger
  everyMs?: number
}

/**
 * Looks every day for damage in the databases of a lake that is served, and says in the log what was found. A dataset is
 * copied as for a backup and the copy read in a thread of its own, so that nobody waits. The start has looked already.
 * @returns `run` looks now; `stop` ends the looking
 */
export function checkDatabases({ directory, lake, log, everyMs = dayMs }: DatabaseChecks) {
  const work = workFolder(directory)

  async function look(): Promise<void> {
    await mkdir(work, { recursive: true, mode: 0o700 })
    const copy = await mkdtemp(path.join(work, 'check-'))
    try {
      await lake.backup(copy)
      for (const name of lake.datasets()) await report(`${name}.sqlite`, copy, unreadableQuery)
      await report('people.sqlite', directory, null)
    } finally {
      await rm(copy, { recursive: true, force: true })
    }
  }

  async function report(name: string, folder: string, unreadable: string | null): Promise<void> {
    const database = path.join(directory, name)
    const problems = await databaseProblems(path.join(folder, name), unreadable)
    if (problems.length === 0) log.info({ database }, 'database checked')
    else log.error({ database, problems, advice: restoreAdvice(directory) }, 'database damaged')
  }

  const run = () =>
    look().catch((error: unknown) => log.error({ err: error }, 'databases not checked'))
  const timer = setInterval(() => void run(), everyMs).unref()
  return { run, stop: () => clearInterval(timer) }
}

/** What is wrong with a database file, a sentence each; nothing when there is none. The query is as for `problemsOfFile`. */
export async function databaseProblems(file: string, unreadable: string | null): Promise<string[]> {
  if (!existsSync(file)) return []
  if ((await stat(file)).size === 0) return [`${path.basename(file)} is empty`]
  return problemsOfFile(file, unreadable)
}
