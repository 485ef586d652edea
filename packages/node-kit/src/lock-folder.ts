import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isLocked } from './database.ts'
import { ensurePrivateFile } from './private-files.ts'

/** Another process works in the folder. */
export class FolderInUse extends Error {
  override name = 'FolderInUse'
}

// A connection that nobody refers to would be closed, and its lock with it.
const held = new Set<DatabaseSync>()

/**
 * Takes a folder for this process, until `release` or the end of the process, however it ends: the lock is the
 * operating system's, on an empty database `lock` in the folder.
 * @throws FolderInUse when another has it; the system's error when the folder cannot be written to
 */
export function lockFolder(folder: string): { release(): void } {
  const file = path.join(folder, 'lock')
  ensurePrivateFile(file)
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    database.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    database.close()
    if (!isLocked(error)) throw error
    throw new FolderInUse(
      `Another server works with the data in ${folder}: stop it, or give this one a folder of its own with DATA_DIR.`,
      { cause: error },
    )
  }
  held.add(database)
  return {
    release() {
      held.delete(database)
      database.close()
    },
  }
}
