import { DatabaseSync } from 'node:sqlite'
import { beforeEach, expect, test, vi } from 'vitest'
import { groupCommit } from './group-commit.ts'

let db: DatabaseSync
let commits: number
beforeEach(() => {
  db = new DatabaseSync(':memory:')
  db.exec('CREATE TABLE words (word TEXT PRIMARY KEY)')
  commits = 0
  const { exec } = db
  db.exec = (sql) => {
    if (sql === 'COMMIT') commits += 1
    exec.call(db, sql)
  }
})

const put = (word: string) => () => db.prepare('INSERT INTO words VALUES (?)').run(word).changes
const words = () =>
  db
    .prepare('SELECT word FROM words')
    .all()
    .map(({ word }) => word)

test('what waits together shares a transaction', async () => {
  const { write } = groupCommit(db)
  expect(await Promise.all(['a', 'b', 'c'].map((word) => write(put(word))))).toEqual([1, 1, 1])
  expect(commits).toBe(1)
  await write(put('d'))
  expect([commits, words()]).toEqual([2, ['a', 'b', 'c', 'd']])
})

test('what comes in a rush waits for the next transaction together', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  try {
    const { write } = groupCommit(db)
    await write(put('first'))
    const rush = [write(put('a'))]
    await new Promise(setImmediate)
    rush.push(write(put('b')))
    expect(commits).toBe(1)
    vi.advanceTimersByTime(10)
    await Promise.all(rush)
    expect([commits, words()]).toEqual([2, ['first', 'a', 'b']])
  } finally {
    vi.useRealTimers()
  }
})

test('what fails does so alone', async () => {
  const { write } = groupCommit(db)
  const results = await Promise.allSettled(['a', 'a', 'b'].map((word) => write(put(word))))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(words()).toEqual(['a', 'b'])
})

test('nothing is told to be on disk when the transaction could not end', async () => {
  const { write } = groupCommit(db)
  const { exec } = db
  db.exec = (sql) => {
    if (sql === 'COMMIT') throw new Error('disk I/O error')
    exec.call(db, sql)
  }
  const results = await Promise.allSettled([write(put('a')), write(put('b'))])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(words()).toEqual([])
})
