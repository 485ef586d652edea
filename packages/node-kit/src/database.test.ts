import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { backupDatabase } from './backup-database.ts'
import {
  type DatabaseOptions,
  DatabaseProblem,
  openDatabase,
  problemsOfFile,
  transaction,
} from './database.ts'
import { ensurePrivateFolder } from './private-files.ts'
import { scratchFolder } from './testing/scratch.ts'

let folder: string
let file: string
beforeEach(async () => {
  folder = await scratchFolder()
  file = path.join(folder, 'data', 'words.sqlite')
})

const options: DatabaseOptions = {
  migrations: ['CREATE TABLE IF NOT EXISTS words (word TEXT PRIMARY KEY) STRICT'],
  restore: 'Put a backup in its place.',
}
const words = (database: DatabaseSync) =>
  database
    .prepare('SELECT word FROM words ORDER BY word')
    .all()
    .map(({ word }) => word)
const add = (database: DatabaseSync, word: string) =>
  database.prepare('INSERT INTO words VALUES (?)').run(word)
const modeOf = (name: string) => statSync(name).mode & 0o777

function problemOf(open: () => unknown): DatabaseProblem {
  try {
    open()
  } catch (error) {
    if (error instanceof DatabaseProblem) return error
    throw error
  }
  throw new Error('It opened')
}

describe('opening', () => {
  test('a new file and its folder are for their owner only, also what SQLite puts beside it', () => {
    const database = openDatabase(file, options)
    add(database, 'one')
    expect(modeOf(path.dirname(file))).toBe(0o700)
    for (const name of [file, `${file}-wal`, `${file}-shm`]) expect(modeOf(name)).toBe(0o600)
    database.close()
  })

  test('files that others could read become private', () => {
    mkdirSync(path.dirname(file))
    const before = new DatabaseSync(file)
    before.exec('PRAGMA journal_mode = WAL; CREATE TABLE words (word TEXT PRIMARY KEY) STRICT')
    expect(modeOf(`${file}-wal`)).toBe(0o644)
    const database = openDatabase(file, options)
    for (const name of [file, `${file}-wal`, `${file}-shm`]) expect(modeOf(name)).toBe(0o600)
    database.close()
    before.close()
  })

  test('what is no file is refused and left alone', () => {
    mkdirSync(file, { recursive: true, mode: 0o755 })
    expect(problemOf(() => openDatabase(file, options)).message).toMatch(/is no file\.$/)
    expect(modeOf(file)).toBe(0o755)
    const beside = path.join(folder, 'beside')
    writeFileSync(beside, 'a letter')
    expect(() => ensurePrivateFolder(beside)).toThrow('is no folder')
    expect(modeOf(beside)).toBe(0o644)
  })

  test('a folder that everybody uses is refused and left alone', () => {
    const shared = path.join(folder, 'shared')
    mkdirSync(shared)
    chmodSync(shared, 0o1777)
    expect(() => ensurePrivateFolder(shared)).toThrow('shared by the whole machine')
    expect(modeOf(shared)).toBe(0o777)
    expect(() => ensurePrivateFolder('/')).toThrow('shared by the whole machine')
  })

  test('an empty file is refused and left alone', () => {
    mkdirSync(path.dirname(file))
    writeFileSync(file, '')
    const problem = problemOf(() => openDatabase(file, options))
    expect(problem.kind).toBe('damaged')
    expect(problem.message).toBe(
      `The database ${file} is empty: what it held is gone. Put a backup in its place.`,
    )
    expect(statSync(file).size).toBe(0)
  })

  test('a file whose making was interrupted is made by the next start, and is refused once it is emptied', () => {
    mkdirSync(path.dirname(file))
    const making = [
      "import { DatabaseSync } from 'node:sqlite'",
      "import { openDatabase } from './database.ts'",
      "DatabaseSync.prototype.exec = () => process.kill(process.pid, 'SIGKILL')",
      `openDatabase(${JSON.stringify(file)}, { migrations: [], restore: '' })`,
    ].join(';')
    const { signal } = spawnSync(process.execPath, ['--input-type=module', '-e', making], {
      cwd: import.meta.dirname,
    })
    expect([signal, statSync(file).size]).toEqual(['SIGKILL', 0])
    const database = openDatabase(file, options)
    add(database, 'one')
    expect(words(database)).toEqual(['one'])
    database.close()
    expect(readdirSync(path.dirname(file))).toEqual(['words.sqlite'])
    writeFileSync(file, '')
    expect(problemOf(() => openDatabase(file, options)).message).toMatch(/is empty/)
  })

  test('what is no database is refused and left alone', () => {
    mkdirSync(path.dirname(file))
    writeFileSync(file, 'a letter to my aunt '.repeat(1_000))
    const problem = problemOf(() => openDatabase(file, options))
    expect([problem.kind, problem.message]).toEqual([
      'damaged',
      expect.stringMatching(/is damaged \(file is not a database\)\. Put a backup in its place\./),
    ])
    expect(readFileSync(file, 'utf8')).toMatch(/^a letter/)
  })

  test('damage in the middle is found when the file is opened, and in a thread beside its use', async () => {
    damagedInTheMiddle()
    expect(await problemsOfFile(file)).not.toEqual([])
    expect(problemOf(() => openDatabase(file, options)).message).toMatch(
      /is damaged \([^*\n]+\)\. Put/,
    )
    openDatabase(file, { ...options, check: false }).close()
  })

  test('a whole file has no problems', async () => {
    const database = openDatabase(file, options)
    add(database, 'one')
    expect(await problemsOfFile(file)).toEqual([])
    database.close()
  })

  test('of two that want a file for themselves, the second is refused', () => {
    const first = openDatabase(file, { ...options, exclusive: true })
    const problem = problemOf(() => openDatabase(file, { ...options, exclusive: true }))
    expect(problem.kind).toBe('in use')
    expect(problem.message).toMatch(/cannot be opened: another process has it open\.$/)
    first.close()
  })
})

function damagedInTheMiddle() {
  const database = openDatabase(file, options)
  transaction(database, () => {
    for (let count = 0; count < 5_000; count += 1) add(database, `word number ${count}`)
  })
  database.close()
  const bytes = readFileSync(file)
  bytes.fill(0xff, bytes.length / 2, bytes.length / 2 + 8_192)
  writeFileSync(file, bytes)
}

describe('migrations', () => {
  const steps = [
    ...options.migrations,
    'ALTER TABLE words ADD COLUMN language TEXT',
    (database: DatabaseSync) => database.exec("UPDATE words SET language = 'fr'"),
  ]

  test('an old file, also one from before there were versions, gets the steps it has not had', () => {
    mkdirSync(path.dirname(file))
    const before = new DatabaseSync(file)
    before.exec('CREATE TABLE words (word TEXT PRIMARY KEY) STRICT')
    add(before, 'vieux')
    before.close()
    openDatabase(file, { ...options, migrations: steps.slice(0, 2) }).close()
    const database = openDatabase(file, { ...options, migrations: steps })
    expect(database.prepare('SELECT * FROM words').all()).toEqual([
      { word: 'vieux', language: 'fr' },
    ])
    expect(database.prepare('PRAGMA user_version').get()).toEqual({ user_version: 3 })
    database.close()
    openDatabase(file, { ...options, migrations: steps }).close()
  })

  test('a step that fails leaves the file as the step before made it', () => {
    openDatabase(file, options).close()
    const broken = [...options.migrations, "INSERT INTO words VALUES ('half'); SELECT nonsense"]
    expect(() => openDatabase(file, { ...options, migrations: broken })).toThrow(/no such column/)
    const database = openDatabase(file, options)
    expect(words(database)).toEqual([])
    database.close()
  })

  test('a file of a newer program is refused', () => {
    openDatabase(file, { ...options, migrations: steps }).close()
    const problem = problemOf(() => openDatabase(file, options))
    expect(problem.kind).toBe('newer')
    expect(problem.message).toMatch(/newer version of this program \(its schema is 3, ours 1\)/)
  })
})

describe('transactions', () => {
  let database: DatabaseSync
  beforeEach(() => {
    database = openDatabase(':memory:', options)
  })
  afterEach(() => database.close())

  test('a statement that fails takes the others back, and the connection can be used on', () => {
    const twice = () => {
      add(database, 'same')
      add(database, 'same')
    }
    expect(() => transaction(database, twice)).toThrow(/UNIQUE/)
    expect(words(database)).toEqual([])
    transaction(database, () => add(database, 'after'))
    expect(words(database)).toEqual(['after'])
  })

  test('any error takes the work back; a result is handed on', () => {
    const fails = () => {
      add(database, 'half')
      throw new Error('Enough')
    }
    expect(() => transaction(database, fails)).toThrow('Enough')
    expect(transaction(database, () => 7)).toBe(7)
    expect(words(database)).toEqual([])
  })

  test('a full disk leaves the connection usable', () => {
    const { page_count: pages } = database.prepare('PRAGMA page_count').get() ?? {}
    database.exec(`PRAGMA max_page_count = ${pages}`)
    expect(() => transaction(database, () => add(database, 'x'.repeat(100_000)))).toThrow(/full/)
    transaction(database, () => add(database, 'short'))
    expect(words(database)).toEqual(['short'])
  })

  test('within another, work is part of it', () => {
    const outer = () => {
      transaction(database, () => add(database, 'inner'))
      throw new Error('Enough')
    }
    expect(() => transaction(database, outer)).toThrow('Enough')
    expect(words(database)).toEqual([])
  })
})

test('a backup is a database of its own, for its owner only, and overwrites nothing', async () => {
  const database = openDatabase(file, options)
  add(database, 'one')
  const copy = path.join(folder, 'copy.sqlite')
  await backupDatabase(database, copy)
  expect(modeOf(copy)).toBe(0o600)
  const copied = openDatabase(copy, options)
  expect(words(copied)).toEqual(['one'])
  copied.close()
  await expect(backupDatabase(database, copy)).rejects.toThrow(/There is a file .* already/)
  database.close()
})
