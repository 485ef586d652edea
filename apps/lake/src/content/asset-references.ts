import type { AssetKind } from '@jalonne/lake'

const image = /^image-([0-9a-f]{40}-\d+x\d+)-([a-z]+)$/
const file = /^file-([0-9a-f]{40})-([a-z0-9]+)$/

export interface AssetName {
  kind: AssetKind
  /** Its file, such as `<sha1>-800x600.jpg`. */
  name: string
  sha1: string
}

/** Where the bytes of an asset are, by the id of its document; null for ids of another form. */
export function assetNameOf(id: string): AssetName | null {
  const kind = id.startsWith('image-') ? 'images' : 'files'
  const [, stem, extension] = (kind === 'images' ? image : file).exec(id) ?? []
  if (stem === undefined) return null
  return { kind, name: `${stem}.${extension}`, sha1: stem.slice(0, 40) }
}

/**
 * Replaces references to assets by links to their files, `"_sanityAsset": "image@file://./images/…"`, as
 * `sanity dataset export` does. The value itself is left alone.
 * @param exists whether there is a document of that id
 */
export function withAssetLinks(value: unknown, exists: (id: string) => boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => withAssetLinks(item, exists))
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).flatMap(([name, item]): [string, unknown][] => {
    const link = name === 'asset' ? linkTo(item, exists) : null
    return [link ? ['_sanityAsset', link] : [name, withAssetLinks(item, exists)]]
  })
  return Object.fromEntries(entries)
}

function linkTo(reference: unknown, exists: (id: string) => boolean): string | null {
  if (reference === null || typeof reference !== 'object' || !('_ref' in reference)) return null
  const id = String(reference._ref)
  const asset = assetNameOf(id)
  if (!asset || !exists(id)) return null
  return `${asset.kind === 'images' ? 'image' : 'file'}@file://./${asset.kind}/${asset.name}`
}
