import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { Failure, reasonOf } from './failure.ts'

/**
 * Makes sure that a data folder is there and can be written; a new one is for its owner only.
 * @throws Failure
 */
export async function prepareDataFolder(directory: string): Promise<void> {
  try {
    await mkdir(directory, { recursive: true, mode: 0o700 })
    await access(directory, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new Failure(`The data folder ${directory} cannot be written (${reasonOf(error)}).`)
  }
}
