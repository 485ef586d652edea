import type { DatabaseSync } from 'node:sqlite'
import { transaction } from '@jalonne/node-kit/database'
import { mutationsWithout } from '../documents/mutations-by-document.ts'
import type { Effects } from '../mendoza/index.ts'
import type {
  Commit,
  History,
  HistoryRange,
  PastChange,
  PastEvent,
  PastTransaction,
} from './types.ts'

export const historySchema = `
  CREATE TABLE IF NOT EXISTS changes (
    document_id TEXT NOT NULL,
    position INTEGER NOT NULL,
    apply TEXT NOT NULL,
    revert TEXT NOT NULL,
    PRIMARY KEY (document_id, position)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS events (
    sequence INTEGER PRIMARY KEY,
    list TEXT NOT NULL,
    position INTEGER NOT NULL,
    event TEXT NOT NULL
  );
  CREATE INDEX IF NOT EXISTS events_by_list ON events (list, sequence);
  CREATE INDEX IF NOT EXISTS transactions_by_time ON transactions (timestamp);
`

/** Asks what of the past cannot be read: a row with a sentence (`problem`) for each table that holds such. */
export const unreadablePast = `
  SELECT 'the history of ' || count(DISTINCT document_id) || ' documents cannot be read ("' ||
    min(document_id) || '" first)' AS problem
  FROM changes WHERE NOT (json_valid(apply) AND json_valid(revert)) HAVING count(*) > 0
  UNION ALL
  SELECT count(*) || ' transactions cannot be read' FROM transactions
  WHERE NOT (json_valid(document_ids) AND json_valid(mutations)
    AND json_valid(public_tags) AND json_valid(all_tags)) HAVING count(*) > 0
  UNION ALL
  SELECT count(*) || ' events cannot be read' FROM events
  WHERE NOT json_valid(event) HAVING count(*) > 0`

const forgottenAtOnce = 5_000

type Row = Record<string, unknown>

const text = (value: unknown) => String(value)
const textOrNull = (value: unknown) => (value === null ? null : String(value))

function effectsOf(row: Row): Effects {
  return { apply: JSON.parse(text(row.apply)), revert: JSON.parse(text(row.revert)) }
}

function changeOf(row: Row): PastChange {
  return { position: Number(row.position), transactionId: text(row.id), ...effectsOf(row) }
}

/** The past of a dataset in the tables `transactions`, `changes` and `events`. */
export class SqliteHistory implements History {
  readonly #database: DatabaseSync
  readonly #addChange
  readonly #addEvent
  readonly #transactions
  readonly #transactionsOf
  readonly #effects
  readonly #after
  readonly #last
  readonly #position
  readonly #positionAt
  readonly #events

  constructor(database: DatabaseSync) {
    this.#database = database
    this.#addChange = database.prepare('INSERT INTO changes VALUES (?, ?, ?, ?)')
    this.#addEvent = database.prepare('INSERT INTO events (list, position, event) VALUES (?, ?, ?)')
    const ordered = (about: string, order: string) =>
      database.prepare(`
        SELECT position, id, timestamp, author, document_ids,
          iif(:brief, '[]', mutations) AS mutations
        FROM transactions
        WHERE position BETWEEN :from AND :to
          AND (:authors IS NULL OR author IN (SELECT value FROM json_each(:authors)))
          AND ${about}
        ORDER BY position ${order} LIMIT :limit`)
    const bothWays = (about: string) => {
      return { oldestFirst: ordered(about, 'ASC'), newestFirst: ordered(about, 'DESC') }
    }
    this.#transactions = bothWays(':ids IS NULL')
    // Joined to the other by OR, SQLite would go through all transactions for those of one document.
    this.#transactionsOf = bothWays(`position IN (
      SELECT position FROM changes WHERE document_id IN (SELECT value FROM json_each(:ids))
    )`)
    this.#effects = database.prepare(
      'SELECT apply, revert FROM changes WHERE document_id = ? AND position = ?',
    )
    const changes = `
      SELECT changes.position, id, apply, revert FROM changes
      JOIN transactions ON transactions.position = changes.position WHERE document_id = ?`
    const newestFirst = 'ORDER BY changes.position DESC'
    this.#after = `${changes} AND changes.position > ? ${newestFirst}`
    this.#last = database.prepare(`${changes} AND changes.position <= ? ${newestFirst} LIMIT 1`)
    this.#position = database.prepare('SELECT position FROM transactions WHERE id = ?')
    this.#positionAt = database.prepare(
      'SELECT max(position) AS position FROM transactions WHERE timestamp <= ?',
    )
    this.#events = database.prepare(`
      SELECT sequence, timestamp, author, event FROM events
      JOIN transactions ON transactions.position = events.position
      WHERE list = ? AND sequence < ? ORDER BY sequence DESC LIMIT ?`)
  }

  /** Writes what a transaction did, as part of the commit that is under way. */
  add(commit: Commit, position: number): void {
    for (const id of commit.purged) this.#purge(id)
    const purged = new Set(commit.purged)
    for (const [id, { apply, revert }] of commit.effects) {
      if (purged.has(id)) continue
      this.#addChange.run(id, position, JSON.stringify(apply), JSON.stringify(revert))
    }
    for (const { lists, event } of commit.events) {
      const json = JSON.stringify(event)
      for (const list of lists) if (!purged.has(list)) this.#addEvent.run(list, position, json)
    }
  }

  transactions(ids: readonly string[], range: HistoryRange): PastTransaction[] {
    const { newestFirst, oldestFirst } = ids.length > 0 ? this.#transactionsOf : this.#transactions
    const rows = (range.newestFirst ? newestFirst : oldestFirst).all({
      from: range.from ?? 0,
      to: range.to ?? Number.MAX_SAFE_INTEGER,
      authors: range.authors ? JSON.stringify(range.authors) : null,
      ids: ids.length > 0 ? JSON.stringify(ids) : null,
      limit: range.limit,
      brief: Number(range.withoutMutations === true),
    })
    return rows.map((row) => ({
      position: Number(row.position),
      id: text(row.id),
      timestamp: text(row.timestamp),
      author: textOrNull(row.author),
      documentIds: JSON.parse(text(row.document_ids)),
      mutations: JSON.parse(text(row.mutations)),
    }))
  }

  effects(id: string, position: number): Effects | null {
    const row = this.#effects.get(id, position)
    return row ? effectsOf(row) : null
  }

  *changesAfter(id: string, position: number): Generator<PastChange> {
    // A statement of its own: two walks may be under way at once.
    for (const row of this.#database.prepare(this.#after).iterate(id, position)) yield changeOf(row)
  }

  lastChange(id: string, position: number): PastChange | null {
    const row = this.#last.get(id, position)
    return row ? changeOf(row) : null
  }

  positionOf(transactionId: string): number | null {
    const row = this.#position.get(transactionId)
    return row ? Number(row.position) : null
  }

  positionAt(time: string): number {
    return Number(this.#positionAt.get(time)?.position ?? 0)
  }

  events(list: string, before: number, limit: number): PastEvent[] {
    return this.#events.all(list, before, limit).map((row) => ({
      cursor: Number(row.sequence),
      timestamp: text(row.timestamp),
      author: textOrNull(row.author),
      event: JSON.parse(text(row.event)),
    }))
  }

  forget(before: string): void {
    const first = this.#first()
    const position = Math.min(this.#firstFrom(before), first + forgottenAtOnce)
    if (first >= position) return
    try {
      transaction(this.#database, () => {
        for (const table of ['changes', 'events', 'transactions']) {
          this.#database.prepare(`DELETE FROM ${table} WHERE position < ?`).run(position)
        }
      })
    } catch {
      // On a full disk for instance. The write it came with is done; the past goes another time.
    }
  }

  #purge(id: string): void {
    const rows = this.#database
      .prepare(
        'SELECT position, mutations FROM transactions WHERE position IN (SELECT position FROM changes WHERE document_id = ?)',
      )
      .all(id)
    const rewrite = this.#database.prepare(
      'UPDATE transactions SET mutations = ? WHERE position = ?',
    )
    for (const { position, mutations } of rows) {
      rewrite.run(
        JSON.stringify(mutationsWithout(id, JSON.parse(text(mutations)))),
        Number(position),
      )
    }
    this.#database.prepare('DELETE FROM changes WHERE document_id = ?').run(id)
    this.#database.prepare('DELETE FROM events WHERE list = ?').run(id)
  }

  /** Position of the first transaction since a time. A clock that was behind for a moment makes none before it older. */
  #firstFrom(time: string): number {
    const row = this.#database
      .prepare('SELECT position FROM transactions WHERE +timestamp >= ? ORDER BY position LIMIT 1')
      .get(time)
    return Number(row?.position ?? Number.MAX_SAFE_INTEGER)
  }

  #first(): number {
    const row = this.#database.prepare('SELECT min(position) AS position FROM transactions').get()
    return Number(row?.position ?? Number.MAX_SAFE_INTEGER)
  }
}
