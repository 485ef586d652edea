import { constants } from 'node:fs'
import { access, mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { codeOf, Failure, reasonOf } from './failure.ts'

/**
 * Makes sure that a data folder is there and can be written; a new one is for its owner only.
 * @throws Failure
 */
export async function prepareDataFolder(directory: string): Promise<void> {
  try {
    await makeFolder(directory)
    await access(directory, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new Failure(`The data folder ${directory} cannot be written (${reasonOf(error)}).`)
  }
}

// Step by step: asked for a whole path below /proc, `mkdir` of Node never comes back.
async function makeFolder(directory: string): Promise<void> {
  if ((await stat(directory).catch(() => null))?.isDirectory()) return
  const parent = path.dirname(directory)
  if (parent !== directory) await makeFolder(parent)
  await mkdir(directory, { mode: 0o700 }).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error
  })
}
