import path from 'node:path'
import type { Lake, LakeOptions } from '@jalonne/lake'
import { type ImportTarget, importContent } from '../content/import-content.ts'
import { withoutAssets } from '../content/open-content.ts'

export interface Planting extends Omit<ImportTarget, 'allowsWeb' | 'options'> {
  lake: Lake
  options: ImportTarget['options'] & Pick<LakeOptions, 'storage'>
  file: string
}

/**
 * Fills a new dataset from a file, documents and assets, in one transaction. A dataset in which anything was ever written
 * is left alone, also when it is empty by now, and the file is not even read. A seed brings its assets along: nothing is loaded from elsewhere.
 * @returns how many documents were written
 * @throws Failure naming the file and the line that is wrong; nothing is written then
 */
export async function plantSeed({ file, ...planting }: Planting): Promise<number> {
  if (planting.options.storage.dataset(planting.dataset).lastPosition() > 0) return 0
  const content = { ...withoutAssets, name: file, file, folder: path.dirname(file) }
  const target = { ...planting, allowsWeb: false }
  const { documents, assets } = await importContent(target, content, 'create')
  return documents + assets
}
