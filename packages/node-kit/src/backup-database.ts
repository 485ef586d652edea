import { rmSync } from 'node:fs'
import { backup, type DatabaseSync } from 'node:sqlite'
import { ensurePrivateFile } from './private-files.ts'

const maxAttempts = 20

/**
 * Copies a database into a new file that only its owner can read, as of one moment, while it is in use.
 * @throws when there is a file already, or the copy cannot be made; no half of one is left then
 */
export async function backupDatabase(database: DatabaseSync, file: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    if (!ensurePrivateFile(file)) throw new Error(`There is a file ${file} already`)
    try {
      await backup(database, file)
      return
    } catch (error) {
      rmSync(file, { force: true })
      if (attempt >= maxAttempts || !isInterrupted(error)) throw error
    }
  }
}

/** Node 24 gives a copy up, with the code of success, when a write comes at the wrong moment between two of its steps. */
function isInterrupted(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === 0
}
