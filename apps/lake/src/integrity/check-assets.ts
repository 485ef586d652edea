import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { LakeDocument } from '@jalonne/lake'
import { isOfUpload } from '../content/asset-metadata.ts'
import { type AssetName, assetNameOf } from '../content/asset-references.ts'
import { sha1OfFile } from '../content/file-sha1.ts'
import { readFolder } from '../read-folder.ts'

export interface AssetReport {
  /** How many documents describe an upload. */
  checked: number
  /** What is wrong, one sentence each. */
  problems: string[]
  /** Files that no document describes. */
  unused: UnusedAsset[]
}

export interface UnusedAsset {
  file: string
  bytes: number
  /** Of the document that described it; null for what is left of an upload that broke off. */
  id: string | null
}

/** Sees that the bytes of every asset of a dataset are there and are the ones that were uploaded. */
export async function checkAssets(
  folder: string,
  dataset: string,
  documents: Iterable<LakeDocument>,
): Promise<AssetReport> {
  const problems: string[] = []
  const known = new Set<string>()
  for (const document of documents) {
    if (!isOfUpload(document._type)) continue
    const asset = assetNameOf(document._id)
    if (!asset) {
      problems.push(`"${document._id}" is no id of an asset`)
      continue
    }
    known.add(`${asset.kind}/${asset.name}`)
    const problem = await checkBytes(path.join(folder, asset.kind, dataset, asset.name), asset)
    if (problem) problems.push(`"${document._id}": ${problem}`)
  }
  const unused: UnusedAsset[] = []
  for (const kind of ['images', 'files'] as const) {
    for (const { name } of await readFolder(path.join(folder, kind, dataset))) {
      if (known.has(`${kind}/${name}`)) continue
      const file = path.join(folder, kind, dataset, name)
      const { size } = await stat(file)
      unused.push({ file, bytes: size, id: idOf(kind, name) })
    }
  }
  return { checked: known.size, problems, unused }
}

async function checkBytes(file: string, { sha1 }: AssetName): Promise<string | null> {
  const found = await sha1OfFile(file).catch(() => null)
  if (found === null) return `its bytes are missing (${file})`
  return found === sha1 ? null : `its bytes are not what was uploaded (${file})`
}

function idOf(kind: 'images' | 'files', name: string): string | null {
  const id = `${kind === 'images' ? 'image' : 'file'}-${name.replace(/\.([a-z0-9]+)$/, '-$1')}`
  return assetNameOf(id)?.name === name ? id : null
}
