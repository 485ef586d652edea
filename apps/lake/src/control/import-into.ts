import path from 'node:path'
import { type ImportResult, importContent } from '../content/import-content.ts'
import { openContent } from '../content/open-content.ts'
import { openLake } from '../data-files.ts'
import { expectDatasets } from '../data-folder.ts'
import { withWorkFolder, workFolder } from '../work-folder.ts'
import { findLake } from './find-lake.ts'
import type { ImportRequest } from './requests.ts'

/**
 * Writes what an export holds into a dataset of a data folder, all of it or nothing. A lake that serves the folder does it
 * itself and notifies everyone who listens.
 * @param projectId the project of a lake that is not served now
 * @throws Failure
 */
export async function importInto(
  directory: string,
  request: ImportRequest,
  projectId: string,
): Promise<ImportResult> {
  const served = await findLake(directory)
  return served ? served.importFile(request) : importHere(directory, request, projectId)
}

async function importHere(
  directory: string,
  { file, dataset, mode, remove }: ImportRequest,
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
