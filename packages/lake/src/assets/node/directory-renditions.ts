import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import type { RenditionCache } from '../types.ts'

/**
 * Keeps resized copies as files named by their key, least recently used out first, also across restarts. Losing one
 * costs a redraw, so nothing is synced, and a disk that is full is no reason to fail a request.
 */
export function directoryRenditions(directory: string, maxBytes: number): RenditionCache {
  const fileOf = (key: string) => path.join(directory, key)
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (size) => Math.max(1, size),
    dispose(_size, key, reason) {
      if (reason === 'evict') rm(fileOf(key), { force: true }).catch(() => undefined)
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
      if (sizes.get(key) === undefined) return null
      // Read whole: a blob of the file would break off when the file is dropped while it is being sent.
      const bytes = await readFile(fileOf(key)).catch(() => null)
      if (!bytes) sizes.delete(key)
      return bytes && new Blob([bytes])
    },
    async put(key, bytes) {
      await load()
      if (bytes.length > maxBytes) return
      const draft = `${fileOf(key)}.part`
      try {
        await mkdir(directory, { recursive: true })
        await writeFile(draft, bytes)
        await rename(draft, fileOf(key))
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
    if (name.endsWith('.part')) await rm(path.join(directory, name), { force: true })
    else if (found?.isFile()) sizes.set(name, found.size)
  }
}
