import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { scratchFolder } from '@jalonne/node-kit/testing/scratch'
import { createImageUrlBuilder } from '@sanity/image-url'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { clientOf } from '../testing/client.ts'
import { startLake } from '../testing/lake-process.ts'

const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 }
const photo = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: '#888', noise } })
    .jpeg()
    .toBuffer()

it('an editor uploads a photo, and visitors get it small, in the format their browser likes', async () => {
  const data = await scratchFolder()
  const first = await startLake(['--data', data])
  const asset = await clientOf(first.url).assets.upload('image', await photo(), {
    filename: 'team.jpg',
  })
  expect(asset).toMatchObject({
    _id: expect.stringMatching(/^image-\w{40}-600x400-jpg$/),
    originalFilename: 'team.jpg',
  })
  const image = { asset: { _ref: asset._id }, hotspot: { x: 0.9, y: 0.5, width: 0.1, height: 0.1 } }

  const see = async (url: string, accept: string) => {
    const response = await fetch(url, { headers: { accept } })
    expect(response.status).toBe(200)
    const bytes = await response.arrayBuffer()
    const { width, height } = await sharp(bytes).metadata()
    return { type: response.headers.get('content-type'), width, height, bytes: bytes.byteLength }
  }
  const addressAt = (baseUrl: string) =>
    createImageUrlBuilder({ projectId: 'jalonne', dataset: 'production', baseUrl })
      .image(image)
      .size(200, 200)
      .auto('format')
      .url()
  const address = addressAt(first.url)
  expect(address).toContain('rect=200,0,400,400')
  const webp = await see(address, 'image/webp,*/*')
  expect(webp).toMatchObject({ type: 'image/webp', width: 200, height: 200 })
  const avif = await see(address, 'image/avif,image/webp,*/*')
  expect(avif).toMatchObject({ type: 'image/avif', width: 200, height: 200 })
  expect(await see(address, '*/*')).toMatchObject({ type: 'image/jpeg', width: 200, height: 200 })

  expect(await first.end('SIGKILL')).toBeNull()
  const second = await startLake(['--data', data])
  expect(await see(addressAt(second.url), 'image/avif,*/*')).toEqual(avif)
  const localhost = second.url.replace('127.0.0.1', 'localhost')
  for (const base of [second.url, localhost]) {
    const stored = await clientOf(base).getDocument(asset._id)
    expect(stored).toMatchObject({ mimeType: 'image/jpeg', url: `${base}/${asset.path}` })
    expect((await see(String(stored?.url), '*/*')).width).toBe(600)
  }
  const spread = localhost.replace('localhost', 's7.localhost')
  const answer = await fetch(`${localhost}/v1/data/doc/production/${asset._id}`, {
    headers: { host: new URL(spread).host },
  })
  expect((await answer.json()).documents[0].url).toBe(`${localhost}/${asset.path}`)
})

it('a file comes back as it went up, and what is no image is refused as one', async () => {
  const lake = await startLake(['--data', await scratchFolder()])
  const client = clientOf(lake.url)
  const file = await client.assets.upload('file', Buffer.from('%PDF-1.4 offer'), {
    filename: 'Offre été.pdf',
  })
  expect(file).toMatchObject({
    _type: 'sanity.fileAsset',
    originalFilename: 'Offre été.pdf',
    extension: 'pdf',
  })
  expect(await (await fetch(file.url)).text()).toBe('%PDF-1.4 offer')
  const fake = client.assets.upload('image', Buffer.from('<script>alert(1)</script>'), {
    filename: 'x.png',
  })
  await expect(fake).rejects.toMatchObject({ statusCode: 415 })
  const anonymous = clientOf(lake.url, null).assets.upload('image', await photo())
  await expect(anonymous).rejects.toMatchObject({ statusCode: 401 })
})

it('visitors see their pictures while somebody asks for huge ones and leaves', async () => {
  const data = await scratchFolder()
  const lake = await startLake(['--data', data])
  const create = { width: 2600, height: 2000, channels: 3 as const, background: '#888', noise }
  const large = await sharp({ create }).jpeg().toBuffer()
  const asset = await clientOf(lake.url).assets.upload('image', large)
  const gone = new AbortController()
  const hostile = Array.from({ length: 24 }, (_, n) =>
    fetch(`${asset.url}?w=8192&h=8192&fm=avif&blur=${1000 + n}`, { signal: gone.signal }),
  )
  const settled: unknown[] = []
  for (const one of hostile) {
    void one.then(
      ({ status }) => settled.push(status),
      () => {},
    )
  }
  const seen = await fetch(`${asset.url}?w=200`)
  expect((await sharp(await seen.arrayBuffer()).metadata()).width).toBe(200)
  expect(settled.filter((status) => status === 200).length).toBeLessThan(3)
  gone.abort()
  await Promise.allSettled(hostile)

  // The line is free again as soon as what was being drawn is done.
  const own = await fetch(`${asset.url}?fm=avif&blur=999.5`)
  expect(own.status).toBe(200)
  await own.arrayBuffer()
  const drawn = await readdir(path.join(data, 'assets/renditions'))
  expect(drawn.length).toBeLessThan(6)
})
