import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { createLake, type Lake, type LakeOptions } from '@jalonne/lake'
import { directoryAssets, sharpImages } from '@jalonne/lake/node'
import { sqliteStorage } from '@jalonne/lake/sqlite'
import { reasonOf } from '@jalonne/node-kit/errors'
import { findLake, type ServedLake } from './control/find-lake.ts'
import { dataFailure, restoreAdvice } from './data-folder.ts'
import { Failure } from './failure.ts'

/** The data folder of a lake, whether it is being served or not. */
export interface DataFiles {
  /** Every dataset there is. */
  datasets: string[]
  /** The folder in which the file of a dataset can be opened now. */
  folderOf: (dataset: string) => string
  assets: string
  /** The lake that serves the folder; null when none does. */
  served: ServedLake | null
}

const datasetFile = /^([a-z0-9][a-z0-9_-]{0,63})\.sqlite$/

/** The datasets whose files are in a folder. */
export async function datasetsIn(directory: string): Promise<string[]> {
  const names = await readdir(directory).catch((error: unknown) => {
    throw new Failure(`The data folder ${directory} cannot be read (${reasonOf(error)}).`)
  })
  return names
    .flatMap((name) => datasetFile.exec(name)?.[1] ?? [])
    .filter((name) => name !== 'people')
    .sort()
}

/**
 * Lets a command read a data folder. While a lake is serving it, the command gets a copy of its datasets, as of one
 * moment each, which is gone afterwards.
 * @throws Failure
 */
export async function withDataFiles<T>(
  directory: string,
  use: (files: DataFiles) => Promise<T>,
): Promise<T> {
  const datasets = await datasetsIn(directory)
  if (datasets.length === 0) throw new Failure(`There is no dataset in ${directory}.`)
  const served = await findLake(directory)
  const assets = path.join(directory, 'assets')
  if (!served) return use({ datasets, assets, served, folderOf: () => directory })
  const copy = await served.snapshot()
  try {
    const copied = new Set(await datasetsIn(copy))
    const folderOf = (dataset: string) => (copied.has(dataset) ? copy : directory)
    return await use({ datasets, assets, served, folderOf })
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}

export interface OpenedLake {
  lake: Lake
  options: LakeOptions & { assets: NonNullable<LakeOptions['assets']> }
}

/**
 * Opens a lake on files that no other process has open.
 * @throws Failure
 */
export async function openLake(
  directory: string,
  assets: string,
  datasets: string[],
  projectId: string,
): Promise<OpenedLake> {
  try {
    const options = {
      projectId,
      datasets,
      storage: sqliteStorage({ directory, restore: restoreAdvice(directory) }),
      assets: directoryAssets(assets),
      images: sharpImages(),
    }
    return { lake: await createLake(options), options }
  } catch (error) {
    throw dataFailure(directory, error)
  }
}
