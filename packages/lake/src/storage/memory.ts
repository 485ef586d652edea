import type { Commit, DatasetStorage, LakeStorage } from './types.ts'

const TRANSACTIONS_KEPT = 1_000

function memoryDataset(): DatasetStorage {
  const ids = new Set<string>()
  const recent: { id: string; position: number; publicTags: string[]; allTags: string[] }[] = []
  let position = 0
  return {
    epoch: crypto.randomUUID().slice(0, 8),
    documents: () => [],
    commit(commit: Commit) {
      position++
      ids.add(commit.id)
      const { id, publicTags, allTags } = commit
      recent.push({ id, position, publicTags, allTags })
      if (recent.length > TRANSACTIONS_KEPT) ids.delete(recent.shift()?.id ?? '')
      return position
    },
    hasTransaction: (id) => ids.has(id),
    lastPosition: () => position,
    tagsSince(from) {
      if (from > position || from < position - recent.length) return null
      return recent.filter((transaction) => transaction.position > from)
    },
  }
}

/** Keeps nothing beyond the process: for browsers, mocks and tests. */
export function memoryStorage(): LakeStorage {
  const datasets = new Map<string, DatasetStorage>()
  return {
    dataset(name) {
      const known = datasets.get(name)
      if (known) return known
      const dataset = memoryDataset()
      datasets.set(name, dataset)
      return dataset
    },
    close() {
      datasets.clear()
    },
  }
}
