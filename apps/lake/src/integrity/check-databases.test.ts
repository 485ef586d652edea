import { open, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createLake } from '@jalonne/lake'
import { sqliteStorage } from '@jalonne/lake/sqlite'
import { scratchFolder } from '@jalonne/node-kit/testing/scratch'
import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { openPeopleDatabase } from '../people/database.ts'
import { checkDatabases } from './check-databases.ts'

async function served(damage = '') {
  const directory = await scratchFolder()
  const note = (at: number) => ({
    create: { _id: `note-${at}`, _type: 'note', text: 'x'.repeat(500) },
  })
  const first = await createLake({ projectId: 'x', storage: sqliteStorage({ directory }) })
  await first.mutate(
    'production',
    Array.from({ length: 400 }, (_, at) => note(at)),
  )
  // What was written is in the file itself from here on.
  await first.close()
  const database = new DatabaseSync(path.join(directory, 'production.sqlite'))
  database.exec(damage)
  database.close()
  const lake = await createLake({ projectId: 'x', storage: sqliteStorage({ directory }) })
  const people = openPeopleDatabase(directory)
  onTestFinished(async () => {
    await lake.close()
    people.close()
  })
  const lines: Record<string, unknown>[] = []
  const log = pino({ base: null }, { write: (line: string) => lines.push(JSON.parse(line)) })
  const checks = checkDatabases({ directory, lake, log })
  onTestFinished(checks.stop)
  return { directory, lines, checks, file: path.join(directory, 'production.sqlite') }
}

it('finds every database whole, and leaves nothing behind', async () => {
  const { directory, lines, checks, file } = await served()
  await checks.run()
  expect(lines).toMatchObject([
    { msg: 'database checked', database: file },
    { msg: 'database checked', database: path.join(directory, 'people.sqlite') },
  ])
  expect(await readdir(path.join(directory, 'work'))).toEqual([])
})

it('finds damage that came while the lake was served, and says how to restore a backup', async () => {
  const { directory, lines, checks, file } = await served()
  const handle = await open(file, 'r+')
  const middle = Math.floor((await stat(file)).size / 2 / 4096) * 4096
  await handle.write(Buffer.alloc(3 * 4096, 0xff), 0, 3 * 4096, middle)
  await handle.close()
  await checks.run()
  expect(lines[0]).toMatchObject({ level: 50, msg: 'database damaged', database: file })
  expect(String(lines[0]?.advice)).toContain(`check --data ${directory}`)
  expect(lines[1]).toMatchObject({ msg: 'database checked' })
})

it('finds a past that SQLite takes for whole and that cannot be read', async () => {
  const { lines, checks } = await served(
    `UPDATE changes SET revert = '[0,' WHERE document_id = 'note-7'`,
  )
  await checks.run()
  expect(lines[0]).toMatchObject({
    msg: 'database damaged',
    problems: ['the history of 1 documents cannot be read ("note-7" first)'],
  })
})
