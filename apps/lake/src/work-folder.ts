import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Folder of a data folder for what is only needed for a while; emptied whenever a lake starts. */
export function workFolder(directory: string): string {
  return path.join(directory, 'work')
}

/**
 * Lets something be done with a folder that is gone afterwards.
 * @param parent where the folder is made; made as well when it is missing
 */
export async function withWorkFolder<T>(
  use: (folder: string) => Promise<T>,
  parent: string = tmpdir(),
): Promise<T> {
  await mkdir(parent, { recursive: true, mode: 0o700 })
  const folder = await mkdtemp(path.join(parent, 'lake-'))
  try {
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
