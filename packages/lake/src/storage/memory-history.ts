import { mutationsWithout } from '../documents/mutations-by-document.ts'
import type { Effects } from '../mendoza/index.ts'
import type {
  Commit,
  History,
  HistoryEvent,
  HistoryRange,
  PastChange,
  PastEvent,
  PastTransaction,
} from './types.ts'

const mostTransactions = 1_000
const mostChanges = 20_000

interface StoredTransaction {
  position: number
  commit: Commit
  effects: Map<string, Effects>
  events: HistoryEvent[]
}

/** The latest transactions of a dataset in memory: so many and no more. */
export class MemoryHistory implements History {
  readonly stored: StoredTransaction[] = []
  #changes = 0

  add(commit: Commit, position: number): void {
    const { effects, events } = commit
    this.stored.push({ position, commit, effects: new Map(effects), events: [...events] })
    this.#changes += effects.size
    for (const id of commit.purged) this.#purge(id)
    while (this.stored.length > 1) {
      if (this.stored.length <= mostTransactions && this.#changes <= mostChanges) return
      this.#changes -= this.stored.shift()?.commit.effects.size ?? 0
    }
  }

  transactions(ids: readonly string[], range: HistoryRange): PastTransaction[] {
    const { from = 0, to = Number.POSITIVE_INFINITY, authors, limit, newestFirst } = range
    const found = this.stored.filter(
      ({ position, commit, effects }) =>
        position >= from &&
        position <= to &&
        (ids.length === 0 || ids.some((id) => effects.has(id))) &&
        (!authors || authors.includes(commit.author ?? '')),
    )
    return (newestFirst ? found.toReversed() : found)
      .slice(0, limit)
      .map(({ position, commit: { id, timestamp, author, documentIds, mutations } }) => {
        return { position, id, timestamp, author, documentIds, mutations }
      })
  }

  effects(id: string, position: number): Effects | null {
    const first = this.stored[0]?.position ?? 0
    return this.stored[position - first]?.effects.get(id) ?? null
  }

  *changesAfter(id: string, position: number): Generator<PastChange> {
    for (const stored of this.stored.toReversed()) {
      if (stored.position <= position) return
      const change = changeOf(stored, id)
      if (change) yield change
    }
  }

  lastChange(id: string, position: number): PastChange | null {
    const last = this.stored.findLast(
      (stored) => stored.position <= position && stored.effects.has(id),
    )
    return last ? changeOf(last, id) : null
  }

  positionOf(transactionId: string): number | null {
    return this.stored.find(({ commit }) => commit.id === transactionId)?.position ?? null
  }

  positionAt(time: string): number {
    return this.stored.findLast(({ commit }) => commit.timestamp <= time)?.position ?? 0
  }

  events(list: string, before: number, limit: number): PastEvent[] {
    const all = this.stored.flatMap(({ position, commit: { timestamp, author }, events }) =>
      events.map(({ lists, event }, index) => {
        return { lists, cursor: position * mostChanges + index, timestamp, author, event }
      }),
    )
    return all
      .filter(({ lists, cursor }) => lists.includes(list) && cursor < before)
      .toReversed()
      .slice(0, limit)
      .map(({ lists: _lists, ...event }) => event)
  }

  forget(before: string): void {
    const first = this.stored.findIndex(({ commit }) => commit.timestamp >= before)
    const gone = this.stored.splice(0, first === -1 ? this.stored.length : first)
    for (const { commit } of gone) this.#changes -= commit.effects.size
  }

  #purge(id: string): void {
    for (const stored of this.stored) {
      if (!stored.effects.delete(id)) continue
      const mutations = mutationsWithout(id, stored.commit.mutations)
      stored.commit = { ...stored.commit, mutations }
      stored.events = stored.events.map(({ lists, event }) => {
        return { lists: lists.filter((list) => list !== id), event }
      })
    }
  }
}

function changeOf(
  { position, commit, effects: all }: StoredTransaction,
  id: string,
): PastChange | null {
  const effects = all.get(id)
  return effects ? { position, transactionId: commit.id, ...effects } : null
}
