import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { LakeDocument } from '@jalonne/lake'
import { sqliteStorage } from '@jalonne/lake/sqlite'
import { type DataFiles, withDataFiles } from '../data-files.ts'
import { dataFailure, restoreAdvice } from '../data-folder.ts'
import { Failure } from '../failure.ts'
import type { ContentSource } from './export-content.ts'

/**
 * Reads a dataset of a data folder as it is at one moment, whether it is served or not.
 * @throws Failure when it is not there
 */
export function withLocalDataset<T>(
  directory: string,
  dataset: string,
  use: (source: LocalSource) => Promise<T>,
): Promise<T> {
  return withDataFiles(directory, (files) => withLocalSource(files, dataset, use))
}

/** A dataset in files of this machine: its documents are there at once. */
export interface LocalSource extends ContentSource {
  documents: () => Iterable<LakeDocument>
}

/**
 * Reads a dataset of data files that are open to be read.
 * @throws Failure
 */
export async function withLocalSource<T>(
  files: DataFiles,
  dataset: string,
  use: (source: LocalSource) => Promise<T>,
): Promise<T> {
  if (!files.datasets.includes(dataset)) {
    throw new Failure(`There is no dataset "${dataset}", but ${files.datasets.join(', ')}.`)
  }
  const folder = path.dirname(files.assets)
  const restore = restoreAdvice(folder)
  const storage = sqliteStorage({ directory: files.folderOf(dataset), restore })
  try {
    const stored = storage.dataset(dataset)
    return await use({
      documents: () => stored.documents(),
      async asset({ kind, name }, { _id }) {
        const file = path.join(files.assets, kind, dataset, name)
        if ((await stat(file).catch(() => null))?.isFile()) return file
        throw new Failure(`The bytes of ${_id} are missing (${file}); see "check".`)
      },
    })
  } catch (error) {
    throw error instanceof Failure ? error : dataFailure(folder, error)
  } finally {
    storage.close()
  }
}
