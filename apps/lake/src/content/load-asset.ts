import { readFile, realpath } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AssetLink } from '@jalonne/lake'
import { codeOf, reasonOf } from '@jalonne/node-kit/errors'
import type { Content } from './content.ts'

const mostMs = 120_000

export interface LoadedAsset {
  bytes: Uint8Array<ArrayBuffer>
  /** Its file name where it came from. */
  filename: string
  /** Where it came from, for messages. */
  place: string
}

/**
 * Loads the bytes that a `_sanityAsset` of imported content names: a file beside it, or an address of the web.
 * @throws Error saying what cannot be loaded
 */
export async function loadAsset(
  content: Pick<Content, 'folder' | 'copies' | 'isArchive'>,
  { url }: AssetLink,
  allowsWeb: boolean,
): Promise<LoadedAsset> {
  if (/^https?:\/\//.test(url) && allowsWeb) return download(url)
  if (!url.startsWith('file://')) throw new Error(`it cannot load ${url}`)
  const place = filePathOf(content, url)
  if (content.isArchive && !(await isWithin(place, content.folder))) {
    throw new Error(`${url} leads out of the archive`)
  }
  const bytes = new Uint8Array(await readFile(content.copies[url] ?? place))
  return { bytes, filename: path.basename(place), place }
}

/**
 * Where an address of a file leads.
 * @throws Error for one that leads nowhere on this machine
 */
export function filePathOf({ folder }: Pick<Content, 'folder'>, url: string): string {
  if (!url.startsWith('file://.')) return fileURLToPath(url)
  return path.resolve(folder, decodeURIComponent(url.slice('file://'.length)))
}

async function isWithin(file: string, folder: string): Promise<boolean> {
  const actual = await realpath(file).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return path.resolve(file)
    throw error
  })
  return actual.startsWith((await realpath(folder)) + path.sep)
}

async function download(url: string): Promise<LoadedAsset> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(mostMs) })
    if (!response.ok) throw new Error(`it responded with ${response.status}`)
    const bytes = new Uint8Array(await response.arrayBuffer())
    return { bytes, filename: path.basename(new URL(url).pathname), place: url }
  } catch (error) {
    throw new Error(`${url} cannot be loaded (${reasonOf(error)})`)
  }
}
