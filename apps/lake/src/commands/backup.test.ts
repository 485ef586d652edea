import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { eventually } from '@jalonne/node-kit/testing/eventually'
import { scratchFolder } from '@jalonne/node-kit/testing/scratch'
import { describe, expect, it } from 'vitest'
import { clientOf } from '../testing/client.ts'
import { picture } from '../testing/content.ts'
import { startLake } from '../testing/lake-process.ts'
import { addUser, password, runLake, signIn } from '../testing/people.ts'

/** What a reader of live events gets first, who says which one it has had. */
async function firstEvent({ url }: { url: string }, lastEventId?: string) {
  const reading = new AbortController()
  const { body } = await fetch(`${url}/v2025-02-19/data/live/events/production`, {
    headers: lastEventId === undefined ? {} : { 'last-event-id': lastEventId },
    signal: reading.signal,
  })
  const { value } = (await body?.pipeThrough(new TextDecoderStream()).getReader().read()) ?? {}
  reading.abort()
  const [, event, id] = /^event: (.*)\nid: (.*)$/m.exec(value ?? '') ?? []
  return { event, id }
}

const check = (data: string, ...more: string[]) => runLake(['check', '--data', data, ...more])

describe('a backup', () => {
  it('made while editors write is whole, and holds everything that was acknowledged before', async () => {
    const folder = await scratchFolder()
    const data = path.join(folder, 'data')
    await mkdir(data)
    await addUser(data, 'marie@example.ch', 'editor')
    const lake = await startLake(['--data', data], {})
    const token = (await readFile(path.join(data, 'write-token'), 'utf8')).trim()
    const client = clientOf(lake.url, token)
    await client.create({ _id: 'counter', _type: 'counter', value: 0 })
    const image = await client.assets.upload('image', await picture())

    let isDone = false
    let written = 0
    const writing = (async () => {
      while (!isDone) {
        await client
          .transaction()
          .create({ _id: `a-${written}`, _type: 'part' })
          .create({ _id: `b-${written}`, _type: 'part' })
          .patch('counter', (patch) => patch.inc({ value: 1 }))
          .commit({ visibility: 'async' })
        written++
      }
    })()
    await eventually(() => expect(written).toBeGreaterThan(5))
    await writeFile(path.join(data, 'assets', 'images', 'upload.part'), 'half a picture')
    const before = written
    const out = path.join(folder, 'copy')
    const backup = await runLake(['backup', out, '--data', data])
    isDone = true
    await writing
    expect(backup).toEqual({ code: 0, out: `${data} copied to ${out}\n`, said: '' })
    expect(await readdir(path.join(data, 'work'))).toEqual([])
    expect((await stat(out)).mode & 0o777).toBe(0o700)
    for (const file of ['people.sqlite', 'write-token'])
      expect((await stat(path.join(out, file))).mode & 0o777).toBe(0o600)
    const copied = await readdir(path.join(out, 'assets'), { recursive: true })
    expect(copied.filter((file) => file.endsWith('.part'))).toEqual([])
    expect((await check(out)).out).toMatch(/^production: \d+ documents, 1 assets, all is well\n$/)

    const restored = await startLake(['--data', out], {})
    const marie = await signIn(restored, { email: 'marie@example.ch', password })
    const found = await clientOf(restored.url, marie).fetch(
      '{"parts": count(*[_type == "part"]), "value": *[_id == "counter"][0].value}',
    )
    expect(found.parts).toBe(2 * found.value)
    expect(found.value).toBeGreaterThanOrEqual(before)
    expect(found.value).toBeLessThanOrEqual(written)
    const { pathname } = new URL(image.url)
    expect((await fetch(restored.url + pathname)).status).toBe(200)
    expect(await clientOf(restored.url, token).create({ _type: 'part' })).toHaveProperty('_id')
  })

  it('put back makes readers start over, each time, also where as much was written since as was undone', async () => {
    const folder = await scratchFolder()
    const [data, out] = [path.join(folder, 'data'), path.join(folder, 'copy')]
    const lake = await startLake(['--data', data])
    await clientOf(lake.url).create({ _id: 'price', _type: 'plan', price: 250 })
    expect(await runLake(['backup', out, '--data', data])).toMatchObject({ code: 0 })
    await clientOf(lake.url).patch('price').set({ price: 260 }).commit()
    let last = await firstEvent(lake)
    await lake.end('SIGTERM')
    for (const times of ['once', 'twice']) {
      await rm(data, { recursive: true })
      await cp(out, data, { recursive: true })
      const restored = await startLake(['--data', data])
      await clientOf(restored.url).patch('price').set({ price: 255 }).commit()
      const resumed = await firstEvent(restored, last.id)
      expect([times, resumed.event]).toEqual([times, 'restart'])
      last = await firstEvent(restored)
      const again = await firstEvent(restored, last.id)
      expect(again).toEqual({ event: 'welcome', id: last.id })
      await restored.end('SIGTERM')
    }
  })

  it('has every dataset, also those that are not being served, and never replaces anything', async () => {
    const folder = await scratchFolder()
    const data = path.join(folder, 'data')
    const other = await startLake(['--data', data, '--dataset', 'other'])
    await clientOf(other.url).withConfig({ dataset: 'other' }).create({ _type: 'note' })
    await other.end('SIGTERM')
    await startLake(['--data', data])
    const out = path.join(folder, 'copy')
    expect(await runLake(['backup', out, '--data', data])).toMatchObject({ code: 0 })
    expect((await check(out)).out).toBe(
      'other: 1 documents, 0 assets, all is well\nproduction: 0 documents, 0 assets, all is well\n',
    )
    const again = await runLake(['backup', out, '--data', data])
    expect(again).toMatchObject({ code: 1, said: `${out} exists already.\n` })
    const nothing = await runLake(['backup', path.join(folder, 'x'), '--data', folder])
    expect(nothing).toMatchObject({ code: 1, said: `There is no dataset in ${folder}.\n` })
    expect((await readdir(folder)).sort()).toEqual(['copy', 'data'])
  })

  it('says so where a lake has the data open that cannot be asked for them', async () => {
    const data = await scratchFolder()
    const database = new DatabaseSync(path.join(data, 'production.sqlite'))
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; CREATE TABLE a (b)')
    const out = path.join(await scratchFolder(), 'copy')
    const { code, said } = await runLake(['backup', out, '--data', data])
    database.close()
    expect(code).toBe(1)
    expect(said).toMatch(/production\.sqlite is open in another process: .* Try again in a moment/)
  })

  it('is not made where the images are there and cannot be read', async () => {
    const folder = await scratchFolder()
    const data = path.join(folder, 'data')
    await startLake(['--data', data])
    await mkdir(path.join(data, 'assets'), { recursive: true })
    // Root may read any folder; a file in its place nobody.
    await writeFile(path.join(data, 'assets', 'images'), '')
    const out = path.join(folder, 'copy')
    expect(await runLake(['backup', out, '--data', data])).toMatchObject({
      code: 1,
      said: expect.stringMatching(/assets\/images cannot be read \(ENOTDIR/),
    })
    expect(await readdir(folder)).toEqual(['data'])
  })
})

describe('check', () => {
  async function lakeWithImage() {
    const data = await scratchFolder()
    const lake = await startLake(['--data', data])
    const client = clientOf(lake.url)
    const image = await client.assets.upload('image', await picture())
    await client.create({ _id: 'page', _type: 'page', image: { asset: { _ref: image._id } } })
    const file = path.join(data, 'assets/images/production', path.basename(image.path))
    return { data, lake, client, image, file }
  }

  it('finds assets that are missing or changed, and references that lead nowhere', async () => {
    const { data, lake, image, file } = await lakeWithImage()
    expect(await check(data)).toEqual({
      code: 0,
      out: 'production: 2 documents, 1 assets, all is well\n',
      said: '',
    })
    const bytes = await readFile(file)
    await writeFile(file, bytes.fill(0, 40, 41))
    const changed = await check(data)
    expect(changed.code).toBe(1)
    expect(changed.out).toContain(`"${image._id}": its bytes are not what was uploaded (${file})`)
    await rm(file)
    expect((await check(data)).out).toContain(`"${image._id}": its bytes are missing (${file})`)

    await lake.end('SIGKILL')
    const database = new DatabaseSync(path.join(data, 'production.sqlite'))
    database.exec(`DELETE FROM documents WHERE id = '${image._id}'`)
    database.exec(`UPDATE documents SET json = replace(json, '"_type":"page",', '')`)
    database.close()
    const torn = await check(data)
    expect(torn.code).toBe(1)
    expect(torn.out.split('\n')).toEqual([
      'production: 1 documents, 0 assets, 2 problems',
      '  "page" has no _type',
      `  "page" refers to "${image._id}", which does not exist`,
      '',
    ])
  })

  it('says which folder of images cannot be read', async () => {
    const { data, file } = await lakeWithImage()
    await rm(path.dirname(file), { recursive: true })
    await writeFile(path.dirname(file), '')
    expect(await check(data)).toMatchObject({
      code: 1,
      out: expect.stringContaining(`${path.dirname(file)} cannot be read (ENOTDIR`),
    })
  })

  it('finds a damaged file, and says so instead of falling over', async () => {
    const { data, lake } = await lakeWithImage()
    await lake.end('SIGTERM')
    await writeFile(path.join(data, 'production.sqlite'), 'not a database'.repeat(1_000))
    const { code, out, said } = await check(data)
    expect(code).toBe(1)
    expect(out).toMatch(/^production: 0 documents, 0 assets, 1 problems\n {2}.*not a database/)
    expect(said).toBe('')
  })

  it('finds damage in the file of users', async () => {
    const { data, lake } = await lakeWithImage()
    await lake.end('SIGTERM')
    await writeFile(path.join(data, 'people.sqlite'), '')
    const { code, out } = await check(data)
    expect(code).toBe(1)
    expect(out).toMatch(/all is well\npeople: 1 problems\n {2}people\.sqlite is empty\n$/)
  })

  it('removes bytes that nothing speaks of, and keeps those that a restored document would show', async () => {
    const { data, lake, client, image, file } = await lakeWithImage()
    await client.delete('page')
    await client.delete(image._id)
    const folder = path.dirname(file)
    const stray = path.join(folder, `${'0'.repeat(40)}-9x9.png`)
    await writeFile(stray, 'x'.repeat(100))
    await writeFile(`${stray}.1234.part`, 'x')
    await mkdir(path.join(data, 'assets/files/production'), { recursive: true })
    expect((await check(data)).out).toContain('2 assets (101 bytes) are not in use')
    const busy = await check(data, '--collect')
    expect(busy).toMatchObject({ code: 1, said: expect.stringMatching(/^Stop the lake first/) })

    await lake.end('SIGTERM')
    const collected = await check(data, '--collect')
    expect(collected).toMatchObject({ code: 0 })
    expect(collected.out).toContain('2 assets (101 bytes) that were not in use are removed')
    expect(await readdir(folder)).toEqual([path.basename(file)])
  })
})
