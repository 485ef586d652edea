import { LRUCache } from 'lru-cache'
import type { AssetStore } from './types.ts'

/** Keeps assets for as long as the process lives: for browsers, mocks and tests. */
export function memoryAssets(options: { renditionBytes?: number } = {}): AssetStore {
  const originals = new Map<string, Blob>()
  const renditions = new LRUCache<string, Blob>({
    maxSize: options.renditionBytes ?? 32 * 1024 * 1024,
    sizeCalculation: (blob) => blob.size || 1,
  })
  return {
    async put(name, bytes) {
      originals.set(name, new Blob([bytes]))
    },
    get: async (name) => originals.get(name) ?? null,
    renditions: {
      get: async (key) => renditions.get(key) ?? null,
      async put(key, bytes) {
        renditions.set(key, new Blob([bytes]))
      },
    },
  }
}
