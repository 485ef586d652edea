import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { backupDatabase } from '@jalonne/node-kit/backup-database'
import { DatabaseProblem, openDatabase, transaction } from '@jalonne/node-kit/database'
import { reasonOf } from '@jalonne/node-kit/errors'
import { ensurePrivateFolder } from '@jalonne/node-kit/private-files'
import type { LakeDocument } from '../documents/document.ts'
import { historySchema, SqliteHistory, unreadablePast } from './sqlite-history.ts'
import { storageProblem } from './storage-problem.ts'
import type { Commit, DatasetStorage, LakeStorage, PastTags, TagList } from './types.ts'

const missedAtMost = 1_000
/** Whoever missed more has to start over: it takes long to read, and an import of a site has megabytes. */
const missedBytes = 128 * 1024

const schema = `
  CREATE TABLE IF NOT EXISTS lake (name TEXT PRIMARY KEY, value TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS documents (id TEXT PRIMARY KEY, json TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS transactions (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    timestamp TEXT NOT NULL,
    author TEXT,
    document_ids TEXT NOT NULL,
    mutations TEXT NOT NULL,
    public_tags TEXT NOT NULL,
    all_tags TEXT NOT NULL
  );
`

/**
 * Asks a dataset's file what of it cannot be read, a `problem` a row. SQLite has no checksums: text on a page that the
 * disk has lost is whole to it.
 */
export const unreadableQuery = `
  SELECT CASE WHEN json_valid(json) THEN '"' || id || '" holds another document'
    ELSE '"' || id || '" is no JSON' END AS problem
  FROM documents WHERE CASE WHEN json_valid(json) THEN json ->> '$._id' IS NOT id ELSE TRUE END
  UNION ALL
  ${unreadablePast}`

class SqliteDataset implements DatasetStorage {
  readonly epoch: string
  readonly history: SqliteHistory
  readonly #file: string
  readonly #restore: string
  readonly #database: DatabaseSync
  readonly #put
  readonly #delete
  readonly #record
  readonly #find
  readonly #last
  readonly #first
  readonly #since

  constructor(file: string, restore: string) {
    // Exclusive: a second process, whose memory would go stale, must not open the same data.
    const database = openDatabase(file, {
      migrations: [schema + historySchema],
      restore,
      exclusive: true,
    })
    this.#file = file
    this.#restore = restore
    this.#database = database
    this.#put = database.prepare(
      'INSERT INTO documents VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET json = excluded.json',
    )
    this.#delete = database.prepare('DELETE FROM documents WHERE id = ?')
    this.#record = database.prepare(
      'INSERT INTO transactions (id, timestamp, author, document_ids, mutations, public_tags, all_tags) VALUES (?, ?, ?, ?, ?, ?, ?)',
    )
    const tagsAfter = (column: string) => {
      const rows = `SELECT position, ${column} AS tags FROM transactions WHERE position > ? ORDER BY position LIMIT ?`
      return {
        rows: database.prepare(rows),
        size: database.prepare(`SELECT sum(octet_length(tags)) AS bytes FROM (${rows})`),
      }
    }
    this.#find = database.prepare('SELECT 1 FROM transactions WHERE id = ?')
    // Not the newest row: all of them may be older than the history that is stored.
    this.#last = database.prepare(
      "SELECT seq AS position FROM sqlite_sequence WHERE name = 'transactions'",
    )
    this.#first = database.prepare('SELECT min(position) AS position FROM transactions')
    this.#since = { publicTags: tagsAfter('public_tags'), allTags: tagsAfter('all_tags') }
    const fresh = randomUUID().slice(0, 8)
    database.prepare("INSERT OR IGNORE INTO lake VALUES ('epoch', ?)").run(fresh)
    const stored = database.prepare("SELECT value FROM lake WHERE name = 'epoch'").get()
    this.epoch = String(stored?.value)
    this.history = new SqliteHistory(database)
  }

  *documents(): Generator<LakeDocument> {
    const rows = this.#database.prepare('SELECT id, json FROM documents ORDER BY id').iterate()
    for (const { id, json } of rows) yield this.#read(String(id), String(json))
  }

  #read(id: string, json: string): LakeDocument {
    try {
      return JSON.parse(json)
    } catch (cause) {
      const message = `The database ${this.#file} is damaged ("${id}" is no JSON). ${this.#restore}`
      throw new DatabaseProblem('damaged', message, { cause })
    }
  }

  commit(commits: Iterable<Commit>): number[] {
    try {
      return transaction(this.#database, () => Array.from(commits, (commit) => this.#write(commit)))
    } catch (error) {
      throw storageProblem(error, 'The transaction could not be stored')
    }
  }

  #write(commit: Commit): number {
    for (const [id, document] of commit.documents) {
      if (document) this.#put.run(id, JSON.stringify(document))
      else this.#delete.run(id)
    }
    const { lastInsertRowid } = this.#record.run(
      commit.id,
      commit.timestamp,
      commit.author,
      JSON.stringify(commit.documentIds),
      JSON.stringify(commit.mutations),
      JSON.stringify(commit.publicTags),
      JSON.stringify(commit.allTags),
    )
    const position = Number(lastInsertRowid)
    this.history.add(commit, position)
    return position
  }

  hasTransaction(id: string): boolean {
    return this.#find.get(id) !== undefined
  }

  lastPosition(): number {
    return Number(this.#last.get()?.position ?? 0)
  }

  tagsSince(position: number, of: TagList): PastTags[] | null {
    const last = this.lastPosition()
    if (position > last) return null
    const first = Number(this.#first.get()?.position ?? last + 1)
    if (position < first - 1) return null
    const since = this.#since[of]
    if (Number(since.size.get(position, missedAtMost + 1)?.bytes) > missedBytes) return null
    const rows = since.rows.all(position, missedAtMost + 1)
    if (rows.length > missedAtMost) return null
    return rows.map((row) => ({
      position: Number(row.position),
      tags: JSON.parse(String(row.tags)),
    }))
  }

  check(): string[] {
    const report = this.#database.prepare('PRAGMA integrity_check').all()
    const broken = report
      .map((row) => String(row.integrity_check))
      .filter((sentence) => sentence !== 'ok')
    // What reads a file that is broken may fail.
    if (broken.length > 0) return broken
    const unreadable = this.#database.prepare(unreadableQuery).all()
    return unreadable.map(({ problem }) => String(problem))
  }

  backup(file: string): Promise<void> {
    // Otherwise it would be copied from memory where it is there, and damage on the disk go unnoticed.
    this.#database.exec('PRAGMA shrink_memory')
    return backupDatabase(this.#database, file)
  }

  close(): void {
    this.#database.close()
  }
}

/**
 * Makes of the copy of a dataset, which nobody has open, data of its own: each time it is put back and opened, its events
 * get a new epoch, so that nobody takes their positions for those of what was written after the copy was made.
 */
export function removeEpoch(file: string): void {
  const database = new DatabaseSync(file)
  try {
    database.exec("DELETE FROM lake WHERE name = 'epoch'")
  } finally {
    database.close()
  }
}

export interface SqliteStorageOptions {
  /** Folder for one `<dataset>.sqlite` each; made when it is not there. Only its owner can use it. */
  directory: string
  /** What somebody whose file is damaged can do: a sentence. */
  restore?: string
}

/**
 * Keeps datasets in SQLite files. What a write acknowledged survives a crash of the process or the machine. Throws an
 * `Error` with a clear sentence when the folder cannot be used, a file is empty or damaged, or another process has it open.
 */
export function sqliteStorage({
  directory,
  restore = 'Put a backup in its place.',
}: SqliteStorageOptions): LakeStorage {
  try {
    ensurePrivateFolder(directory)
  } catch (error) {
    throw new Error(`The lake cannot use the folder ${directory}: ${reasonOf(error)}`, {
      cause: error,
    })
  }
  const datasets = new Map<string, SqliteDataset>()
  return {
    dataset(name) {
      const known = datasets.get(name)
      if (known) return known
      const dataset = new SqliteDataset(join(directory, `${name}.sqlite`), restore)
      datasets.set(name, dataset)
      return dataset
    },
    async backup(target) {
      ensurePrivateFolder(target)
      for (const [name, dataset] of datasets) await dataset.backup(join(target, `${name}.sqlite`))
    },
    close() {
      for (const dataset of datasets.values()) dataset.close()
      datasets.clear()
    },
  }
}
