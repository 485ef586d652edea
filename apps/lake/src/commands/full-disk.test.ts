import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { scratchFolder } from '@jalonne/node-kit/testing/scratch'
import { type SanityClient, ServerError } from '@sanity/client'
import { describe, expect, it } from 'vitest'
import { clientOf } from '../testing/client.ts'
import { picture, writeLines } from '../testing/content.ts'
import { refusedLake, startLake } from '../testing/lake-process.ts'
import { addUser, password, runLake, signIn, signInUrl, submit } from '../testing/people.ts'
import {
  canBreakDisks,
  fragileDisk,
  hasSmallDisks,
  makeReadOnly,
  smallDisk,
} from '../testing/small-disk.ts'

const text = () => randomBytes(20_000).toString('hex')

/** Writes until the lake refuses; gives what it acknowledged and the refusal. */
async function writeUntilRefused(client: SanityClient) {
  const acknowledged: string[] = []
  for (;;) {
    try {
      const { _id } = await client.create({ _type: 'note', text: text() })
      acknowledged.push(_id)
    } catch (error) {
      return { acknowledged, error }
    }
  }
}

describe.skipIf(!hasSmallDisks)('a disk that is full', () => {
  it('is said so, loses nothing that was acknowledged, and holds nobody up once there is room', async () => {
    const data = await smallDisk(3_000)
    const ballast = path.join(data, 'ballast')
    await writeFile(ballast, Buffer.alloc(1_000_000))
    const lake = await startLake(['--data', data])
    const client = clientOf(lake.url)
    const { acknowledged, error } = await writeUntilRefused(client)
    expect(error).toBeInstanceOf(ServerError)
    expect(error).toMatchObject({
      statusCode: 507,
      message: expect.stringContaining('the disk is full'),
    })
    expect(acknowledged.length).toBeGreaterThan(3)
    const ids = '*[_type == "note"]._id'
    expect((await client.fetch<string[]>(ids)).sort()).toEqual(acknowledged.toSorted())
    const stillThere = await clientOf(lake.url, null).fetch(ids)
    expect(stillThere).toHaveLength(acknowledged.length)

    await rm(ballast)
    const { _id } = await client.create({ _type: 'note', text: text() })
    await lake.end('SIGKILL')
    const again = await startLake(['--data', data])
    const found = await clientOf(again.url).fetch<string[]>(ids)
    expect(found.sort()).toEqual([...acknowledged, _id].toSorted())
    await again.end('SIGTERM')
    expect((await runLake(['check', '--data', data])).out).toContain('all is well')
  })

  it('leaves nothing in the way of the next start when it is full at the first', async () => {
    const data = await smallDisk(3_000)
    const ballast = path.join(data, 'ballast')
    await writeFile(ballast, Buffer.alloc(4_000_000)).catch(() => undefined)
    expect(await refusedLake(['--data', data], {})).toMatchObject({ code: 1 })
    await rm(ballast)
    const lake = await startLake(['--data', data], {})
    const token = (await readFile(path.join(data, 'write-token'), 'utf8')).trim()
    expect(await clientOf(lake.url, token).create({ _type: 'note' })).toHaveProperty('_id')
  })

  it('says so to those who sign in or change settings', async () => {
    const data = await smallDisk(2_000)
    await addUser(data, 'marie@example.ch', 'editor')
    const lake = await startLake(['--data', data])
    const fields = { email: 'marie@example.ch', password }
    const token = await signIn(lake, fields)
    await writeFile(path.join(data, 'ballast'), Buffer.alloc(2_000_000)).catch(() => undefined)
    const signedIn = await submit(signInUrl(lake, undefined, 'cookie'), fields)
    expect(signedIn.status).toBe(507)
    expect(await signedIn.text()).toContain('The sign-in could not be stored: the disk is full')
    const settings = await fetch(`${lake.url}/v1/users/me/keyvalue`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify([{ key: 'theme', value: text() }]),
    })
    expect(settings.status).toBe(507)
    expect(await settings.text()).toContain('The settings could not be stored: the disk is full')
  })

  it('refuses uploads and imports whole, and leaves no halves behind', async () => {
    const data = await smallDisk(2_000)
    const lake = await startLake(['--data', data])
    const client = clientOf(lake.url)
    const upload = (bytes: number) => client.assets.upload('file', randomBytes(bytes))
    const kept = await upload(300_000)
    await expect(upload(3_000_000)).rejects.toMatchObject({ statusCode: 507 })
    const folder = path.join(data, 'assets/files/production')
    expect(await readdir(folder)).toEqual([path.basename(kept.path)])
    expect((await fetch(kept.url)).status).toBe(200)

    const notes = Array.from({ length: 25 }, (_, n) => ({ _id: `n${n}`, _type: 'x', text: text() }))
    const file = await writeLines(path.join(await scratchFolder(), 'notes.ndjson'), notes)
    const { code, said } = await runLake(['import', file, '--data', data])
    expect(said).toMatch(/notes\.ndjson: .*the disk is full/)
    expect(code).toBe(1)
    expect(await client.fetch('*._id')).toEqual([kept._id])
    expect((await stat(path.join(data, 'production.sqlite-wal'))).size).toBeLessThan(2_000_000)
    const out = path.join(data, 'copy')
    await writeFile(path.join(data, 'ballast'), Buffer.alloc(2_000_000)).catch(() => undefined)
    expect(await runLake(['backup', out, '--data', data])).toMatchObject({ code: 1 })
    expect((await readdir(data)).filter((name) => name.startsWith('copy'))).toEqual([])
  })
})

it.skipIf(!hasSmallDisks)(
  'a folder that has become read-only takes no uploads, says so, and is served on',
  async () => {
    const data = await scratchFolder()
    const assets = path.join(data, 'assets')
    await mkdir(assets)
    await smallDisk(500, assets)
    const lake = await startLake(['--data', data])
    const client = clientOf(lake.url)
    const kept = await client.assets.upload('image', await picture())
    await makeReadOnly(assets)
    const refused = client.assets.upload('image', await picture(9, 9))
    await expect(refused).rejects.toMatchObject({
      statusCode: 503,
      message: expect.stringMatching(/could not be stored: .* \(EROFS\)/),
    })
    expect((await fetch(`${kept.url}?w=20`)).status).toBe(200)
    expect(await client.fetch('*._id')).toEqual([kept._id])
  },
)

it.skipIf(!canBreakDisks)(
  'a disk that fails under the documents takes no more writes, says so, and has lost nothing that was acknowledged',
  async () => {
    const data = await scratchFolder()
    const disk = await fragileDisk(data)
    const lake = await startLake(['--data', data])
    const client = clientOf(lake.url)
    const ids = '*[_type == "note"]._id'
    await client.create({ _id: 'first', _type: 'note', text: text() })
    await client.patch('first', { set: { text: 'acknowledged' } }).commit()
    await disk.fail()
    const refused = {
      statusCode: 503,
      message: expect.stringContaining('the disk cannot be written'),
    }
    await expect(client.create({ _id: 'second', _type: 'note' })).rejects.toMatchObject(refused)
    await expect(client.delete('first')).rejects.toMatchObject(refused)
    await expect(client.assets.upload('image', await picture())).rejects.toMatchObject({
      statusCode: 503,
    })
    expect(await client.fetch(ids)).toEqual(['first'])
    expect((await fetch(`${lake.url}/healthz`)).status).toBe(200)

    await lake.end('SIGKILL')
    await disk.bringBack()
    const again = await startLake(['--data', data])
    const found = clientOf(again.url)
    expect(await found.fetch('*[_type == "note"]{_id, text}')).toEqual([
      { _id: 'first', text: 'acknowledged' },
    ])
    await found.create({ _id: 'second', _type: 'note' })
    await again.end('SIGTERM')
    expect((await runLake(['check', '--data', data])).out).toContain('all is well')
  },
)
