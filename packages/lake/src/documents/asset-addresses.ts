/** Stands in stored addresses of assets for wherever the lake is reached. The name is reserved and leads nowhere. */
const storedBase = 'https://lake.invalid'
const hosted = /^https:\/\/cdn\.sanity\.(?:io|work)\//

/** The address an asset is stored with, by its path `images/<project>/<dataset>/<file>`. */
export const storedAddress = (path: string): string => `${storedBase}/${path}`

/**
 * The document of an upload as it is stored: the host in its address, if it has one, is left out. Other documents, and
 * uploads whose bytes are in Sanity's hosted lake, stay as they are.
 */
export function withoutHost<T extends { readonly _type: string; readonly [name: string]: unknown }>(
  document: T,
): T {
  const { _type, url, path } = document
  if (_type !== 'sanity.imageAsset' && _type !== 'sanity.fileAsset') return document
  if (typeof url !== 'string' || typeof path !== 'string') return document
  if (!url.endsWith(`/${path}`) || hosted.test(url)) return document
  return { ...document, url: storedAddress(path) }
}

/**
 * Turns the addresses of assets in JSON into those that a reader can reach.
 * @param base where the reader reaches the lake
 */
export function toReader(json: string, base: string): string {
  if (!json.includes(storedBase)) return json
  return json.replaceAll(storedBase, JSON.stringify(base).slice(1, -1))
}

/** A query and its parameters with the addresses of assets, as a reader at `base` knows them, as they are stored. */
export function fromReader(
  query: string,
  params: Record<string, unknown>,
  base: string,
): { query: string; params: Record<string, unknown> } {
  const stored = (text: string) =>
    text
      .replaceAll(`${base}/images/`, `${storedBase}/images/`)
      .replaceAll(`${base}/files/`, `${storedBase}/files/`)
  const given = JSON.stringify(params)
  const isAbout = given.includes(base)
  return { query: stored(query), params: isAbout ? JSON.parse(stored(given)) : params }
}
