import type { Dirent } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { codeOf, reasonOf } from '@jalonne/node-kit/errors'
import { Failure } from './failure.ts'

/**
 * What a folder holds, by name; nothing where it is missing.
 * @throws Failure where it is there and cannot be read
 */
export async function readFolder(folder: string): Promise<Dirent[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true })
    return entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return []
    throw new Failure(`${folder} cannot be read (${reasonOf(error)}).`)
  }
}
