import type { AssetKind } from './store-asset.ts'

/** An asset a document of an import file asks for: `"_sanityAsset": "image@file://./images/x.png"`. */
export interface AssetLink {
  kind: AssetKind
  url: string
}

/**
 * Replaces every `_sanityAsset` in a value by a reference to the document that `upload` gives an id for, as
 * `sanity dataset import` does. The value itself is left alone.
 * @throws whatever `upload` throws, and `Error` for a link of another form
 */
export async function resolveAssetLinks(
  value: unknown,
  upload: (link: AssetLink) => Promise<string>,
): Promise<unknown> {
  // Most documents ask for none, and need not be taken apart.
  if (!asksForAssets(value)) return value
  if (Array.isArray(value)) {
    const items: unknown[] = []
    for (const item of value) items.push(await resolveAssetLinks(item, upload))
    return items
  }
  if (value === null || typeof value !== 'object') return value
  const entries: [string, unknown][] = []
  for (const [name, item] of Object.entries(value)) {
    if (name === '_sanityAsset') {
      entries.push(['asset', { _type: 'reference', _ref: await upload(parseAssetLink(item)) }])
    } else {
      entries.push([name, await resolveAssetLinks(item, upload)])
    }
  }
  return Object.fromEntries(entries)
}

function asksForAssets(value: unknown): boolean {
  if (value === null || typeof value !== 'object') return false
  return '_sanityAsset' in value || Object.values(value).some(asksForAssets)
}

function parseAssetLink(link: unknown): AssetLink {
  const [, kind, url] = /^(image|file)@(\S+:\/\/.+)$/.exec(String(link)) ?? []
  if (kind === undefined || url === undefined) {
    throw new Error(
      `"_sanityAsset" must look like "image@file://./images/x.png", not ${JSON.stringify(link)}`,
    )
  }
  return { kind: kind === 'image' ? 'images' : 'files', url }
}
