import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import type { RenditionCache } from '../types.ts'

// Of a disk, in bytes: the smallest file takes one.
const block = 4096

const onDisk = (bytes: number) => block * Math.max(1, Math.ceil(bytes / block))

/**
 * Keeps resized copies as files, least recently used out first; after a restart, those drawn first. Losing one costs a redraw, so
 * nothing is synced, and a disk that is full is no reason to fail a request. A file is named by its key and its length:
 * after a power cut it may be shorter, and must not be taken for the picture.
 * @param maxBytes of the disk; files take whole blocks of it
 */
export function directoryRenditions(directory: string, maxBytes: number): RenditionCache {
  const fileOf = (key: string, bytes: number) => path.join(directory, `${key}-${bytes}`)
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: onDisk,
    dispose(size, key) {
      rm(fileOf(key, size), { force: true }).catch(() => undefined)
    },
  })
  let loaded: Promise<void> | null = null
  const load = () => {
    loaded ??= remember(directory, sizes)
    return loaded
  }

  return {
    async get(key) {
      await load()
      const size = sizes.get(key)
      if (size === undefined) return null
      // Read whole: a blob of the file would break off when the file is dropped while it is being sent.
      const bytes = await readFile(fileOf(key, size)).catch(() => null)
      if (bytes?.length === size) return new Blob([bytes])
      sizes.delete(key)
      return null
    },
    async put(key, bytes) {
      await load()
      if (onDisk(bytes.length) > maxBytes) return
      const file = fileOf(key, bytes.length)
      const draft = `${file}.part`
      try {
        await mkdir(directory, { recursive: true })
        await writeFile(draft, bytes)
        await rename(draft, file)
        sizes.set(key, bytes.length)
      } catch {
        await rm(draft, { force: true }).catch(() => undefined)
      }
    },
  }
}

async function remember(directory: string, sizes: LRUCache<string, number>): Promise<void> {
  const names = await readdir(directory).catch(() => [])
  const known = await Promise.all(
    names.map(async (name) => ({
      name,
      found: await stat(path.join(directory, name)).catch(() => null),
    })),
  )
  const byAge = known.sort((a, b) => (a.found?.mtimeMs ?? 0) - (b.found?.mtimeMs ?? 0))
  for (const { name, found } of byAge) {
    if (!found?.isFile()) continue
    const [, key, size] = /^(.+)-(\d+)$/.exec(name) ?? []
    if (key !== undefined && Number(size) === found.size) sizes.set(key, found.size)
    else await rm(path.join(directory, name), { force: true }).catch(() => undefined)
  }
}
