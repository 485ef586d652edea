import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Failure, reasonOf } from './failure.ts'

/**
 * Makes sure that a data folder is there, can be written, and belongs to this process alone for as long as it runs: two
 * lakes over the same data would each hold an outdated copy in memory. The lock is the operating system's, so that it
 * is gone with the process however that ends.
 * @returns a function that gives the folder free
 * @throws Failure
 */
export async function claimDataFolder(directory: string): Promise<() => void> {
  try {
    await mkdir(directory, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new Failure(`The data folder ${directory} cannot be made (${reasonOf(error)}).`)
  }
  try {
    const lock = new DatabaseSync(path.join(directory, 'lock'))
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE; CREATE TABLE IF NOT EXISTS lock (id)')
    return () => lock.close()
  } catch (error) {
    if (reasonOf(error).includes('locked')) {
      throw new Failure(`Another lake is already running on the data folder ${directory}.`)
    }
    throw new Failure(`The data folder ${directory} cannot be written (${reasonOf(error)}).`)
  }
}
