import { MemoryHistory } from './memory-history.ts'
import type { Commit, DatasetStorage, LakeStorage } from './types.ts'

function memoryDataset(): DatasetStorage {
  const history = new MemoryHistory()
  let position = 0
  return {
    epoch: crypto.randomUUID().slice(0, 8),
    history,
    documents: () => [],
    commit(commits: Iterable<Commit>) {
      return [...commits].map((commit) => {
        position++
        history.add(commit, position)
        return position
      })
    },
    hasTransaction: (id) => history.positionOf(id) !== null,
    lastPosition: () => position,
    tagsSince(from, of) {
      if (from > position || from < position - history.stored.length) return null
      return history.stored
        .filter((stored) => stored.position > from)
        .map(({ position: at, commit }) => ({ position: at, tags: commit[of] }))
    },
    check: () => [],
  }
}

/** Keeps nothing beyond the process, and only the latest of the past: for browsers, mocks and tests. */
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
