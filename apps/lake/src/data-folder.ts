import { constants, existsSync } from 'node:fs'
import { access } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseProblem } from '@jalonne/node-kit/database'
import { reasonOf } from '@jalonne/node-kit/errors'
import { ensurePrivateTree } from '@jalonne/node-kit/private-files'
import { Failure } from './failure.ts'

/**
 * Makes sure that a data folder is there, can be written, and with everything in it is for its owner only.
 * @throws Failure
 */
export async function prepareDataFolder(directory: string): Promise<void> {
  try {
    ensurePrivateTree(directory)
    await access(directory, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new Failure(`The data folder ${directory} cannot be written (${reasonOf(error)}).`)
  }
}

/** What somebody whose data folder is damaged can do. */
export function restoreAdvice(directory: string): string {
  return `Restore a backup: stop the lake, "mv ${directory} ${directory}.broken", "cp -a BACKUP ${directory}", and see with "node apps/lake/src/main.ts check --data ${directory}" that it is whole.`
}

/**
 * Sees that datasets whose assets are in a data folder are there as well: a file that got lost must not be made anew.
 * @throws Failure
 */
export function expectDatasets(directory: string, datasets: readonly string[]): void {
  for (const name of datasets) {
    const file = path.join(directory, `${name}.sqlite`)
    const assets = ['images', 'files'].map((kind) => path.join(directory, 'assets', kind, name))
    if (!existsSync(file) && assets.some((folder) => existsSync(folder))) {
      throw new Failure(
        `The database ${file} is gone, though the assets of its dataset are there. ${restoreAdvice(directory)}`,
      )
    }
  }
}

/** Why the data in a folder cannot be opened, for who is at the command line. */
export function dataFailure(directory: string, error: unknown): Failure {
  if (error instanceof DatabaseProblem) return new Failure(error.message)
  return new Failure(`The data in ${directory} cannot be opened (${reasonOf(error)}).`)
}
