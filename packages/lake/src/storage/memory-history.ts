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

const TRANSACTIONS_KEPT = 1_000
const CHANGES_KEPT = 20_000

interface Kept {
  position: number
  commit: Commit
  effects: Map<string, Effects>
  events: HistoryEvent[]
}

/** The latest transactions of a dataset in memory: so many and no more. */
export class MemoryHistory implements History {
  readonly kept: Kept[] = []
  #changes = 0

  add(commit: Commit, position: number): void {
    const { effects, events } = commit
    this.kept.push({ position, commit, effects: new Map(effects), events: [...events] })
    this.#changes += effects.size
    for (const id of commit.purged) this.#purge(id)
    while (this.kept.length > 1) {
      if (this.kept.length <= TRANSACTIONS_KEPT && this.#changes <= CHANGES_KEPT) return
      this.#changes -= this.kept.shift()?.commit.effects.size ?? 0
    }
  }

  transactions(ids: readonly string[], range: HistoryRange): PastTransaction[] {
    const { from = 0, to = Number.POSITIVE_INFINITY, authors, limit, newestFirst } = range
    const found = this.kept.filter(
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
    const first = this.kept[0]?.position ?? 0
    return this.kept[position - first]?.effects.get(id) ?? null
  }

  *changesAfter(id: string, position: number): Generator<PastChange> {
    for (const kept of this.kept.toReversed()) {
      if (kept.position <= position) return
      const change = changeOf(kept, id)
      if (change) yield change
    }
  }

  lastChange(id: string, position: number): PastChange | null {
    const last = this.kept.findLast((kept) => kept.position <= position && kept.effects.has(id))
    return last ? changeOf(last, id) : null
  }

  positionOf(transactionId: string): number | null {
    return this.kept.find(({ commit }) => commit.id === transactionId)?.position ?? null
  }

  positionAt(time: string): number {
    return this.kept.findLast(({ commit }) => commit.timestamp <= time)?.position ?? 0
  }

  events(list: string, before: number, limit: number): PastEvent[] {
    const all = this.kept.flatMap(({ position, commit: { timestamp, author }, events }) =>
      events.map(({ lists, event }, index) => {
        return { lists, cursor: position * CHANGES_KEPT + index, timestamp, author, event }
      }),
    )
    return all
      .filter(({ lists, cursor }) => lists.includes(list) && cursor < before)
      .toReversed()
      .slice(0, limit)
      .map(({ lists: _lists, ...event }) => event)
  }

  forget(before: string): void {
    const first = this.kept.findIndex(({ commit }) => commit.timestamp >= before)
    const gone = this.kept.splice(0, first === -1 ? this.kept.length : first)
    for (const { commit } of gone) this.#changes -= commit.effects.size
  }

  #purge(id: string): void {
    for (const kept of this.kept) {
      if (!kept.effects.delete(id)) continue
      const mutations = mutationsWithout(id, kept.commit.mutations)
      kept.commit = { ...kept.commit, mutations }
      kept.events = kept.events.map(({ lists, event }) => {
        return { lists: lists.filter((list) => list !== id), event }
      })
    }
  }
}

function changeOf({ position, commit, effects: all }: Kept, id: string): PastChange | null {
  const effects = all.get(id)
  return effects ? { position, transactionId: commit.id, ...effects } : null
}
