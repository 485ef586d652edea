import { chown, mkdir, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { copyContent } from '../content/copy-content.ts'
import { type ImportMode, type ImportResult, importContent } from '../content/import-content.ts'
import { openContent } from '../content/open-content.ts'
import { openLake } from '../data-files.ts'
import { expectDatasets } from '../data-folder.ts'
import { withWorkFolder, workFolder } from '../work-folder.ts'
import { findLake, type ServedLake } from './find-lake.ts'

export interface Import {
  /** What an export wrote. */
  file: string
  dataset: string
  mode: ImportMode
  /** Ids of documents to delete in the same transaction: for `pull --delete`. */
  remove?: string[]
}

/**
 * Writes what an export holds into a dataset of a data folder, all of it or nothing. A lake that serves the folder does it
 * itself and notifies everyone who listens.
 * @param projectId the project of a lake that is not served now
 * @throws Failure
 */
export async function importInto(
  directory: string,
  request: Import,
  projectId: string,
): Promise<ImportResult> {
  const served = await findLake(directory)
  return served
    ? importThere(served, directory, request)
    : importHere(directory, request, projectId)
}

async function importThere(
  served: ServedLake,
  directory: string,
  { file, ...request }: Import,
): Promise<ImportResult> {
  const shared = workFolder(directory)
  return withWorkFolder(async (work) => {
    const unpacked = path.join(work, 'unpacked')
    await mkdir(unpacked)
    const content = await copyContent(await openContent(file, unpacked), work)
    await giveToOwner(directory, shared, work)
    return served.importContent({ ...request, content })
  }, shared)
}

/** Where root imports, lets the user whose lake it is have what was made. */
async function giveToOwner(directory: string, shared: string, work: string): Promise<void> {
  const { uid, gid } = await stat(directory)
  if (process.getuid?.() !== 0 || uid === 0) return
  const within = await readdir(work, { recursive: true, withFileTypes: true })
  const made = within.flatMap((entry) =>
    entry.isSymbolicLink() ? [] : [path.join(entry.parentPath, entry.name)],
  )
  for (const name of [shared, work, ...made]) await chown(name, uid, gid)
}

async function importHere(
  directory: string,
  { file, dataset, mode, remove }: Import,
  projectId: string,
): Promise<ImportResult> {
  expectDatasets(directory, [dataset])
  const assets = path.join(directory, 'assets')
  const { lake, options } = await openLake(directory, assets, [dataset], projectId)
  try {
    const target = { lake, options, dataset, allowsWeb: true }
    return await withWorkFolder(
      async (work) => importContent(target, await openContent(file, work), mode, remove),
      workFolder(directory),
    )
  } finally {
    await lake.close()
  }
}
