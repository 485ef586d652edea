import { existsSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { reasonOf } from './errors.ts'
import { ensurePrivateFile, ensurePrivateFolder, restrict } from './private-files.ts'

/** A step of the schema: SQL, or a function where SQL is not enough. */
export type Migration = string | ((database: DatabaseSync) => void)

export interface DatabaseOptions {
  /**
   * What leads from an empty file to today's schema, oldest first. A step that has been released never changes: what
   * is new is a step at the end. `PRAGMA user_version` holds how many of them a file has had.
   */
  migrations: readonly Migration[]
  /** What somebody whose file is damaged can do: a sentence with the command that restores a backup. */
  restore: string
  /** FULL (the default) where a response promises that something is stored; NORMAL may lose the last moment in a power cut. */
  synchronous?: 'FULL' | 'NORMAL'
  /** Keeps other connections out, those of this process included. */
  exclusive?: boolean
  /** Overwrites what is deleted instead of only unlinking it. */
  secureDelete?: boolean
  /** Whether the whole file is read for damage (default); a command that comes and goes need not. */
  check?: boolean
}

/** Why a database cannot be used; the message is for who runs the process and says what to do. */
export class DatabaseProblem extends Error {
  override name = 'DatabaseProblem'
  readonly kind: 'damaged' | 'newer' | 'in use' | 'unavailable'

  constructor(kind: DatabaseProblem['kind'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}

const busyTimeoutMs = 5_000

/**
 * Opens an SQLite file for its owner only and brings it to today's schema; makes it, and its folder, when it is not
 * there. `:memory:` works too.
 * @throws DatabaseProblem when the file is empty or damaged, newer than this program, in use or out of reach; the file
 *   is as it was then
 */
export function openDatabase(file: string, options: DatabaseOptions): DatabaseSync {
  const { migrations, restore, exclusive = false, secureDelete = false, check = true } = options
  const damaged = (what: string, cause?: unknown) =>
    new DatabaseProblem('damaged', `The database ${file} ${what}. ${restore}`, { cause })
  let database: DatabaseSync | undefined
  try {
    const isNew = file === ':memory:' || prepareFile(file)
    if (!isNew && isEmptied(file)) throw damaged('is empty: what it held is gone')
    database = new DatabaseSync(file, { timeout: exclusive ? 0 : busyTimeoutMs })
    if (exclusive) database.exec('PRAGMA locking_mode = EXCLUSIVE')
    database.exec('PRAGMA journal_mode = WAL')
    database.exec(`PRAGMA synchronous = ${options.synchronous ?? 'FULL'}`)
    if (secureDelete) database.exec('PRAGMA secure_delete = ON')
    const found = check && !isNew ? problemsOf(database) : []
    if (found.length > 0) throw damaged(`is damaged (${found[0]})`)
    migrate(database, migrations, file)
    rmSync(creationMark(file), { force: true })
    return database
  } catch (error) {
    database?.close()
    if (error instanceof DatabaseProblem) throw error
    if (isDamage(error)) throw damaged(`is damaged (${reasonOf(error)})`, error)
    const inUse = isLocked(error)
    throw new DatabaseProblem(
      inUse ? 'in use' : 'unavailable',
      `The database ${file} cannot be opened: ${inUse ? 'another process has it open' : reasonOf(error)}.`,
      { cause: error },
    )
  }
}

/**
 * Does work in a transaction, which takes hold or not as a whole; within one that is open already, as part of it. After
 * any failure the connection can be used as before.
 */
export function transaction<T>(database: DatabaseSync, work: () => T): T {
  if (database.isTransaction) return work()
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (error) {
    // A full disk may have ended the transaction already.
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}

/** Reads a whole database for damage; gives a sentence a problem, none when it is whole. Takes a second for some 500 MB. */
export function problemsOf(database: DatabaseSync): string[] {
  try {
    const rows = database.prepare('PRAGMA quick_check').all()
    const lines = rows.flatMap(({ quick_check }) => String(quick_check).split('\n'))
    return lines.filter((line) => line !== 'ok' && !line.startsWith('***'))
  } catch (error) {
    if (isDamage(error)) return [reasonOf(error)]
    throw error
  }
}

/**
 * Reads a database file for damage in a thread of its own, while others use it.
 * @param unreadable a query for what is damaged in a way that SQLite does not see, a `problem` a row
 * @returns a sentence a problem
 */
export function problemsOfFile(file: string, unreadable: string | null = null): Promise<string[]> {
  const { promise, resolve, reject } = Promise.withResolvers<string[]>()
  const worker = new Worker(new URL('./check-worker.ts', import.meta.url), {
    workerData: { file, unreadable },
  })
  worker.once('message', resolve)
  worker.once('error', reject)
  worker.once('exit', (code) => reject(new Error(`The check of ${file} ended with ${code}`)))
  return promise
}

const SQLITE_BUSY = 5
const SQLITE_CORRUPT = 11
const SQLITE_NOTADB = 26

/** The lower half of a code of SQLite says what kind it is, the upper half more about it. */
function kindOf(error: unknown): number {
  const code = error instanceof Error && 'errcode' in error ? error.errcode : 0
  return typeof code === 'number' ? code & 0xff : 0
}

/** Whether an error says that another connection, as of another process, has a database locked. */
export function isLocked(error: unknown): boolean {
  return kindOf(error) === SQLITE_BUSY
}

/** Whether SQLite says that the file itself is damaged. */
export function isDamage(error: unknown): boolean {
  return [SQLITE_CORRUPT, SQLITE_NOTADB].includes(kindOf(error))
}

/** Lies beside a database from before its file is there until it holds its schema. */
const creationMark = (file: string) => `${file}.new`

/** Whether a file has lost what it held: one whose making was interrupted never held anything. */
function isEmptied(file: string): boolean {
  // In this order: another process may be making the file, and takes its mark away once there is something in it.
  const isBeingMade = existsSync(creationMark(file))
  return statSync(file).size === 0 && !isBeingMade
}

function prepareFile(file: string): boolean {
  const folder = path.dirname(file)
  if (!existsSync(folder)) ensurePrivateFolder(folder)
  if (!existsSync(file)) ensurePrivateFile(creationMark(file))
  const isNew = ensurePrivateFile(file)
  // Those that come later take over the permissions of the file.
  for (const beside of [`${file}-wal`, `${file}-shm`])
    if (existsSync(beside)) restrict(beside, 0o600)
  return isNew
}

function migrate(database: DatabaseSync, migrations: readonly Migration[], file: string): void {
  const version = () => Number(database.prepare('PRAGMA user_version').get()?.user_version)
  if (version() > migrations.length) {
    throw new DatabaseProblem(
      'newer',
      `The database ${file} was written by a newer version of this program (its schema is ${version()}, ours ${migrations.length}): run that one, or go back to a backup made before the upgrade.`,
    )
  }
  for (const [index, step] of migrations.entries()) {
    if (index < version()) continue
    transaction(database, () => {
      // Two processes may open an old file at once: the second finds the step done.
      if (index < version()) return
      if (typeof step === 'string') database.exec(step)
      else step(database)
      database.exec(`PRAGMA user_version = ${index + 1}`)
    })
  }
}
