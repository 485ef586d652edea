import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { assetNameOf } from '../content/asset-references.ts'
import { exportArchive } from '../content/export-content.ts'
import { importContent } from '../content/import-content.ts'
import { openContent } from '../content/open-content.ts'
import { openLake } from '../data-files.ts'
import { Failure } from '../failure.ts'
import type { ContentDocument } from './content-document.ts'

/** Content that lies ready to be moved, in the form a lake keeps it in. */
export interface Staged {
  /** Its documents, those that describe uploads included. */
  documents: ContentDocument[]
  /** Writes some of it as an archive that any import takes. */
  pack(documents: readonly ContentDocument[], file: string): Promise<void>
}

const dataset = 'staged'

/**
 * Reads an export, a folder or NDJSON by importing it into a lake of its own: what comes out can be compared with what
 * another lake holds, whatever wrote it.
 * @param work an empty folder for it
 * @throws Failure naming what is wrong with the file
 */
export async function stage(file: string, work: string): Promise<Staged> {
  const [unpacked, data] = [path.join(work, 'unpacked'), path.join(work, 'staged')]
  await mkdir(unpacked, { recursive: true })
  await mkdir(data, { recursive: true })
  const assets = path.join(data, 'assets')
  const { lake, options } = await openLake(data, assets, [dataset], 'staged')
  try {
    const content = await openContent(file, unpacked)
    const target = { lake, options, dataset, allowsWeb: true }
    await importContent(target, content, 'create')
    const documents: ContentDocument[] = [...options.storage.dataset(dataset).documents()]
    return { documents, pack: (chosen, out) => pack(chosen, assets, out) }
  } finally {
    await lake.close()
  }
}

async function pack(documents: readonly ContentDocument[], assets: string, out: string) {
  const source = {
    documents: () => documents,
    asset: async ({ kind, name }: NonNullable<ReturnType<typeof assetNameOf>>) =>
      path.join(assets, kind, dataset, name),
  }
  await exportArchive(source, out, 'content').catch((error: unknown) => {
    throw error instanceof Failure ? error : new Failure(`The archive cannot be written: ${error}`)
  })
}
