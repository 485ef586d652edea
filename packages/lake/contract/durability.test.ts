import { fork } from 'node:child_process'
import { once } from 'node:events'
import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { scratchFolder } from '@jalonne/node-kit/testing/scratch'
import { expect, onTestFinished, test } from 'vitest'
import { createLake } from '../src/lake.ts'
import { sqliteStorage } from '../src/storage/sqlite.ts'

async function openLake(directory: string) {
  const lake = await createLake({ projectId: 'jalonne', storage: sqliteStorage({ directory }) })
  onTestFinished(() => lake.close())
  const ask = async (path: string, headers = {}) =>
    lake.fetch(new Request(`http://lake/v2025-02-19/data${path}`, { headers }))
  const titles = async () => {
    const answer = await (await ask('/query/production?query=*.title')).json()
    return answer.result
  }
  return { lake, ask, titles }
}

test('documents, patches and deletions are there after a restart', async () => {
  const directory = await scratchFolder()
  const { lake, titles } = await openLake(directory)
  await lake.mutate('production', [
    { create: { _id: 'a', _type: 'page', title: 'A' } },
    { create: { _id: 'b', _type: 'page', title: 'Été ✓' } },
    { create: { _id: 'c', _type: 'page', title: 'C' } },
  ])
  await lake.mutate('production', [
    { patch: { id: 'a', set: { title: 'A2' } } },
    { delete: { id: 'c' } },
  ])
  expect(await titles()).toEqual(['A2', 'Été ✓'])
  await lake.close()

  const again = await openLake(directory)
  expect(await again.titles()).toEqual(['A2', 'Été ✓'])
  const { transactionId } = await again.lake.mutate('production', [{ create: { _type: 'page' } }])
  const twice = again.lake.mutate('production', [{ create: { _type: 'page' } }], { transactionId })
  await expect(twice).rejects.toThrow('already exists')
})

test('a reader of live events that comes back after a restart is told what it missed, unless that is too much', async () => {
  const directory = await scratchFolder()
  const first = await openLake(directory)
  const id = async (answer: Response) => {
    const text = new TextDecoder().decode((await answer.body?.getReader().read())?.value)
    return /^id: (.*)$/m.exec(text)?.[1] ?? ''
  }
  const welcome = await id(await first.ask('/live/events/production'))
  await first.lake.mutate('production', [{ create: { _type: 'page' } }])
  await first.lake.close()

  const second = await openLake(directory)
  const answer = await second.ask('/live/events/production', { 'last-event-id': welcome })
  await second.lake.close()
  const events = (await answer.text()).matchAll(/^event: (.*)$/gm)
  expect(Array.from(events, ([, event]) => event)).toEqual(['welcome', 'message', 'goaway'])

  const afterImports = await openLake(directory)
  for (let times = 0; times < 20; times++) {
    const pages = Array.from({ length: 500 }, () => ({ create: { _type: 'page' } }))
    await afterImports.lake.mutate('production', pages)
  }
  const tooMuch = await afterImports.ask('/live/events/production', { 'last-event-id': welcome })
  await afterImports.lake.close()
  expect(await tooMuch.text()).toMatch(/^event: restart/)

  const busy = await openLake(await scratchFolder())
  const before = await id(await busy.ask('/live/events/production'))
  for (let n = 0; n < 1_001; n++)
    await busy.lake.mutate('production', [{ create: { _type: 'page' } }])
  const tooMany = await busy.ask('/live/events/production', { 'last-event-id': before })
  await busy.lake.close()
  expect(await tooMany.text()).toMatch(/^event: restart/)

  const other = await openLake(await scratchFolder())
  const elsewhere = await other.ask('/live/events/production', { 'last-event-id': welcome })
  await other.lake.close()
  expect(await elsewhere.text()).toMatch(/^event: restart/)
})

test('a folder is used by one process at a time, and the other is told why not', async () => {
  const directory = await scratchFolder()
  await openLake(directory)
  await expect(openLake(directory)).rejects.toThrow('another process has it open')
})

test('a folder that cannot be used is a clear error', async () => {
  const file = join(await scratchFolder(), 'file')
  writeFileSync(file, '')
  expect(() => sqliteStorage({ directory: join(file, 'data') })).toThrow(/cannot use the folder/)
  const directory = await scratchFolder()
  writeFileSync(join(directory, 'production.sqlite'), 'this is no database'.repeat(100))
  await expect(openLake(directory)).rejects.toThrow(/production\.sqlite is damaged/)
})

test('a dataset from before its schema had a version is opened as it is', async () => {
  const directory = await scratchFolder()
  const before = new DatabaseSync(join(directory, 'production.sqlite'))
  const at = '2025-01-01T00:00:00Z'
  const page = { _id: 'a', _type: 'page', _rev: 'r', _createdAt: at, _updatedAt: at, title: 'A' }
  before.exec(`
    CREATE TABLE lake (name TEXT PRIMARY KEY, value TEXT NOT NULL);
    CREATE TABLE documents (id TEXT PRIMARY KEY, json TEXT NOT NULL);
    INSERT INTO lake VALUES ('epoch', 'before');
    INSERT INTO documents VALUES ('a', '${JSON.stringify(page)}');
  `)
  before.close()
  const { lake, titles } = await openLake(directory)
  expect(await titles()).toEqual(['A'])
  await lake.mutate('production', [{ create: { _id: 'b', _type: 'page', title: 'B' } }])
  expect(await titles()).toEqual(['A', 'B'])
  await lake.close()
})

test('an empty file is refused, not filled', async () => {
  const directory = await scratchFolder()
  const file = join(directory, 'production.sqlite')
  writeFileSync(file, '')
  await expect(openLake(directory)).rejects.toThrow(/production\.sqlite is empty: .* backup/)
  expect(statSync(file).size).toBe(0)
})

test('a document that is none is named, with what to do', async () => {
  const directory = await scratchFolder()
  const { lake } = await openLake(directory)
  await lake.mutate('production', [{ create: { _id: 'a', _type: 'page' } }])
  await lake.close()
  const database = new DatabaseSync(join(directory, 'production.sqlite'))
  database.exec('UPDATE documents SET json = substr(json, 5)')
  database.close()
  await expect(openLake(directory)).rejects.toThrow(
    /production\.sqlite is damaged \("a" is no JSON\)\. Put a backup in its place/,
  )
})

test('what of a dataset cannot be read is told by a check: documents and their past', async () => {
  const directory = await scratchFolder()
  const { lake } = await openLake(directory)
  for (const _id of ['a', 'b', 'c']) {
    await lake.mutate('production', [{ create: { _id, _type: 'page' } }])
  }
  await lake.close()
  const database = new DatabaseSync(join(directory, 'production.sqlite'))
  database.exec(`
    UPDATE documents SET json = '{"_id":"a"}' WHERE id = 'b';
    UPDATE documents SET json = '[0,' WHERE id = 'c';
    UPDATE changes SET apply = '[0,' WHERE document_id <> 'b';
    UPDATE events SET event = '' WHERE list = 'a';
    UPDATE transactions SET mutations = char(0) WHERE position = 1;
  `)
  database.close()
  const storage = sqliteStorage({ directory })
  expect(storage.dataset('production').check()).toEqual([
    '"b" holds another document',
    '"c" is no JSON',
    'the history of 2 documents cannot be read ("a" first)',
    '1 transactions cannot be read',
    '1 events cannot be read',
  ])
  storage.close()
})

test('copies made one after the other while somebody writes are whole, every one', async () => {
  const { lake } = await openLake(await scratchFolder())
  let isDone = false
  const writing = (async () => {
    const page = { create: { _type: 'page', text: 'x'.repeat(3_000) } }
    while (!isDone) {
      await lake.mutate('production', [page, page])
      await new Promise(setImmediate)
    }
  })()
  const counts: number[] = []
  for (let copy = 0; copy < 30; copy++) {
    const directory = await scratchFolder()
    await lake.backup(directory)
    const storage = sqliteStorage({ directory })
    const copied = storage.dataset('production')
    expect(copied.check()).toEqual([])
    counts.push([...copied.documents()].length)
    storage.close()
  }
  isDone = true
  await writing
  // Two documents a transaction, and never fewer than before.
  expect(counts.filter((count) => count % 2 === 1)).toEqual([])
  expect(counts).toEqual(counts.toSorted((a, b) => a - b))
})

test('what was acknowledged survives kill -9', async () => {
  const directory = await scratchFolder()
  const writer = fork(join(import.meta.dirname, './support/endless-writer.ts'), [directory], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  let acknowledged = 0
  const enough = Promise.withResolvers<void>()
  writer.on('message', (count) => {
    acknowledged = Number(count)
    if (acknowledged === 40) enough.resolve()
  })
  await enough.promise
  writer.kill('SIGKILL')
  await once(writer, 'exit')

  const { lake } = await openLake(directory)
  // Two documents a transaction: never one without the other.
  expect(lake.count('production')).toBeGreaterThanOrEqual(acknowledged * 2)
  expect(lake.count('production') % 2).toBe(0)
})
