import { hash } from 'node:crypto'
import type { AssetDescription, AssetDocument, AssetKind } from '@jalonne/lake'
import type { AssetsJson } from './content.ts'

/** What a document says of an asset because of its bytes, its place or its writing, and not because of a person. */
const derived = new Set([
  ...['_id', '_type', '_rev', '_createdAt', '_updatedAt'],
  ...['assetId', 'extension', 'mimeType', 'path', 'sha1hash', 'size', 'uploadId', 'url'],
])

/** Whether documents of this type describe an upload. */
export function isOfUpload(type: string): boolean {
  return type === 'sanity.imageAsset' || type === 'sanity.fileAsset'
}

/** What `assets.json` keeps of the document of an asset: the part that its bytes do not tell. */
export function metadataOf(document: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(document).filter(([name]) => !derived.has(name) || name === 'size'),
  )
}

/** The key of an asset in `assets.json`. */
export function assetKey(kind: AssetKind, sha1: string): string {
  return `${kind === 'images' ? 'image' : 'file'}-${sha1}`
}

/** Stores an asset and gives its document, with what `assets.json` knows of it. */
export async function describeAsset(
  assets: AssetsJson,
  kind: AssetKind,
  bytes: Uint8Array,
  filename: string,
  store: (about: AssetDescription) => Promise<AssetDocument>,
): Promise<AssetDocument> {
  const sha1 = hash('sha1', bytes)
  const known = assets[assetKey(kind, sha1)]
  if (!known) return store({ filename })
  const stored = await store({ filename: known.originalFilename ?? filename })
  const own = stored.metadata
  const metadata = { ...known.metadata, ...(typeof own === 'object' ? own : {}) }
  const restored = Object.entries(known).filter(([name]) => !derived.has(name))
  return {
    ...Object.fromEntries(restored),
    ...stored,
    ...(Object.keys(metadata).length > 0 && { metadata }),
  }
}
