import { brotliDecompressSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { createLake, type Lake } from '../lake.ts'
import { LakeProblem } from '../problem.ts'
import { memoryStorage } from '../storage/memory.ts'
import { memoryAssets } from './memory-assets.ts'
import { sharpImages } from './node/sharp-images.ts'
import type { ImageProcessor } from './types.ts'

const upload = 'http://lake/v2025-02-19/assets'
const token = { authorization: 'Bearer editor' }
const authenticate = async (request: Request) =>
  request.headers.get('authorization') === token.authorization
    ? { id: 'e', role: 'editor' as const }
    : null

const real = sharpImages()
let lake: Lake
let drawn: number
let compressed: number
let opened: number
beforeEach(async () => {
  drawn = 0
  compressed = 0
  opened = 0
  const images: ImageProcessor = {
    ...real,
    render(...work) {
      drawn++
      return real.render(...work)
    },
    compress(drawing) {
      compressed++
      return real.compress(drawing)
    },
  }
  const limits = { assetBytes: 20_000 }
  const storage = memoryStorage()
  const kept = memoryAssets()
  const assets = {
    ...kept,
    get(name: string) {
      opened++
      return kept.get(name)
    },
  }
  lake = await createLake({
    projectId: 'p',
    storage,
    assets,
    images,
    authenticate,
    limits,
  })
})

const png = async (width = 60, height = 40) =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 4, background: '#0a08' } })
      .png()
      .toBuffer(),
  )

async function post(path: string, body: BodyInit, headers: Record<string, string> = token) {
  const response = await lake.fetch(
    new Request(`${upload}${path}`, { method: 'POST', body, headers }),
  )
  return { status: response.status, body: await response.json() }
}

async function uploaded(path: string, body: BodyInit): Promise<string> {
  const { status, body: answer } = await post(path, body)
  expect(status).toBe(200)
  return answer.document.url
}

const get = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  lake.fetch(new Request(url, { headers, method }))

describe('uploading', () => {
  it('gives the document of an image, and the same one for the same bytes', async () => {
    const bytes = await png()
    const first = await post('/images/production?filename=map.png&title=Map&meta=lqip', bytes)
    expect(first.status).toBe(200)
    const { document } = first.body
    expect(document).toMatchObject({
      _id: expect.stringMatching(/^image-[0-9a-f]{40}-60x40-png$/),
      _type: 'sanity.imageAsset',
      _rev: expect.any(String),
      originalFilename: 'map.png',
      title: 'Map',
      extension: 'png',
      mimeType: 'image/png',
      size: bytes.length,
      metadata: {
        dimensions: { width: 60, height: 40, aspectRatio: 1.5 },
        hasAlpha: true,
        isOpaque: false,
        lqip: expect.stringMatching(/^data:image\/png;base64,/),
      },
    })
    expect(document.metadata).not.toHaveProperty('blurHash')
    expect(document.url).toBe(`http://lake/${document.path}`)
    const again = await post('/images/production?filename=other.png', bytes)
    expect(again.body.document).toEqual(document)
  })

  it.each([
    ['without a token', '/images/production', {}, 401],
    ['with a wrong token', '/images/production', { authorization: 'Bearer x' }, 401],
    ['to a dataset that is not there', '/images/other', token, 404],
    ['of a kind that is not there', '/movies/production', token, 404],
    ['with a name that is too long', `/images/production?filename=${'x'.repeat(2000)}`, token, 400],
  ])('is refused %s', async (_how, path, headers: Record<string, string>, status) => {
    expect((await post(path, await png(), headers)).status).toBe(status)
    const query = await get(`${upload.replace('assets', 'data/query')}/production?query=count(*)`)
    expect(await query.json()).toMatchObject({ result: 0 })
  })

  it('is refused for what is empty, no image or too large', async () => {
    expect(await post('/images/production', '')).toMatchObject({ status: 400 })
    expect(await post('/images/production?filename=x.png', '<html>')).toMatchObject({ status: 415 })
    expect(await post('/files/production', 'x'.repeat(20_001))).toMatchObject({ status: 413 })
    const stream = new Blob(['x'.repeat(20_001)]).stream()
    const request = { method: 'POST', body: stream, headers: token, duplex: 'half' }
    expect((await lake.fetch(new Request(`${upload}/files/production`, request))).status).toBe(413)
  })
})

describe('serving an image', () => {
  it('gives the original untouched, to be kept for ever', async () => {
    const bytes = await png()
    const url = await uploaded('/images/production', bytes)
    const response = await get(url)
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes)
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(response.headers.get('content-length')).toBe(String(bytes.length))
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(drawn).toBe(0)
    expect((await get(`${url}/a-nice-name.png`)).status).toBe(200)
  })

  it('draws a size once, however many ask at the same time and afterwards', async () => {
    const url = `${await uploaded('/images/production', await png())}?w=30&fm=webp`
    const answers = await Promise.all([get(url), get(url), get(`${url}&fm=webp&tracking=1`)])
    const bodies = await Promise.all(
      answers.map(async (one) => Buffer.from(await one.arrayBuffer()).toString('hex')),
    )
    expect(new Set(bodies).size).toBe(1)
    await get(url)
    expect(drawn).toBe(1)
  })

  it('answers HEAD and a known ETag without a body, the latter without drawing', async () => {
    const url = `${await uploaded('/images/production', await png())}?w=30`
    const head = await get(url, {}, 'HEAD')
    expect(head.status).toBe(200)
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(50)
    expect((await head.arrayBuffer()).byteLength).toBe(0)
    const etag = head.headers.get('etag') ?? ''
    const other = (await get(url.replace('w=30', 'w=31'))).headers.get('etag')
    expect(other).not.toBe(etag)
    const drawnBefore = drawn
    for (const known of [etag, `"x", W/${etag}`, '*']) {
      expect((await get(url, { 'if-none-match': known })).status).toBe(304)
    }
    expect(drawn).toBe(drawnBefore)
  })

  it('picks the format by what the browser accepts, and tells caches so', async () => {
    const url = `${await uploaded('/images/production', await png())}?w=30&auto=format`
    const types = await Promise.all(
      ['image/avif,image/webp', 'image/webp', '*/*'].map(async (accept) => {
        const response = await get(url, { accept })
        expect(response.headers.get('vary')).toContain('Accept')
        return response.headers.get('content-type')
      }),
    )
    expect(types).toEqual(['image/avif', 'image/webp', 'image/png'])
  })

  it('gives a WebP that stands still as AVIF; one that is animated goes on moving', async () => {
    const raw = { width: 8, height: 16, channels: 4 as const }
    const pixels = Buffer.alloc(4 * 8 * 16).fill(200, 2 * 8 * 16)
    const still = await sharp(pixels, { raw }).webp().toBuffer()
    const moving = await sharp(pixels, { raw: { ...raw, pageHeight: 8 } })
      .webp()
      .toBuffer()
    const accept = 'image/avif,image/webp'
    const type = async (url: string) => (await get(url, { accept })).headers.get('content-type')
    const photo = `${await uploaded('/images/production', still)}?w=4&auto=format`
    const film = `${await uploaded('/images/production', moving)}?w=4&auto=format`
    expect(await type(photo)).toBe('image/avif')
    expect(await type(film)).toBe('image/webp')
    const redrawn = await (await get(film, { accept })).arrayBuffer()
    expect((await sharp(redrawn).metadata()).pages).toBe(2)
    // What is drawn comes without a look at the original.
    const openedBefore = opened
    expect([await type(photo), await type(film)]).toEqual(['image/avif', 'image/webp'])
    expect(opened).toBe(openedBefore)
  })

  it('never lets an SVG run a script', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
    const url = await uploaded('/images/production', svg)
    const response = await get(`${url}?w=100&auto=format`)
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
    expect(await response.text()).toBe(svg)
  })

  it('compresses a drawing once for all who accept Brotli, and tells caches so', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${'<path d="M0 0h9"/>'.repeat(200)}</svg>`
    const url = await uploaded('/images/production', svg)
    const see = async (accepted: string) => {
      const response = await get(url, { 'accept-encoding': accepted })
      expect(response.headers.get('vary')).toContain('Accept-Encoding')
      expect(response.headers.get('content-type')).toBe('image/svg+xml')
      const [encoding, tag] = ['content-encoding', 'etag'].map((name) => response.headers.get(name))
      return { encoding, tag, bytes: Buffer.from(await response.arrayBuffer()) }
    }
    const [small, meanwhile] = await Promise.all([see('gzip, br'), see('br')])
    expect(small.encoding).toBe('br')
    expect(brotliDecompressSync(small.bytes).toString()).toBe(svg)
    for (const same of [meanwhile, await see('br;q=0.5')]) expect(same).toEqual(small)
    expect(compressed).toBe(1)
    const other = await see('gzip, br;q=0')
    expect(other.encoding).toBe('gzip')
    expect(other.tag).not.toBe(small.tag)
    expect((await see('identity')).bytes.toString()).toBe(svg)
    const known = await get(url, { 'accept-encoding': 'br', 'if-none-match': small.tag ?? '' })
    expect(known.status).toBe(304)
  })

  it('refuses addresses that make no sense', async () => {
    const url = await uploaded('/images/production', await png())
    const status = async (address: string) => (await get(address)).status
    expect(await status(`${url}?w=wide`)).toBe(400)
    expect(await status(`${url}?rect=9999,0,1,1`)).toBe(400)
    expect(await status(url.replace('60x40', '61x40'))).toBe(404)
    expect(await status(url.replace('.png', '.exe'))).toBe(404)
    expect(await status(url.replace('.png', '.html'))).toBe(404)
    expect(await status(url.replace(/[0-9a-f]{40}/, '..%2F..%2Fetc%2Fpasswd'))).toBe(404)
    expect(await status(url.replace('/p/', '/q/'))).toBe(404)
    expect(await status(url.replace('/production/', '/..%2fproduction/'))).toBe(404)
  })
})

describe('serving a file', () => {
  it('gives any part of it', async () => {
    const url = await uploaded('/files/production?filename=talk.mp3', '0123456789')
    const part = async (range: string, headers = {}) => {
      const response = await get(url, { range, ...headers })
      return [response.status, response.headers.get('content-range'), await response.text()]
    }
    expect(await part('bytes=2-4')).toEqual([206, 'bytes 2-4/10', '234'])
    expect(await part('bytes=7-')).toEqual([206, 'bytes 7-9/10', '789'])
    expect(await part('bytes=-3')).toEqual([206, 'bytes 7-9/10', '789'])
    expect(await part('bytes=8-99')).toEqual([206, 'bytes 8-9/10', '89'])
    expect(await part('bytes=10-')).toEqual([416, 'bytes */10', ''])
    expect(await part('bytes=0-1,3-4')).toEqual([200, null, '0123456789'])
    expect(await part('bytes=2-4', { 'if-range': '"old"' })).toEqual([200, null, '0123456789'])
  })

  it('gives parts of images too, as they are and redrawn', async () => {
    const url = await uploaded('/images/production', await png())
    for (const address of [url, `${url}?w=30`]) {
      const whole = new Uint8Array(await (await get(address)).arrayBuffer())
      const part = await get(address, { range: 'bytes=10-19' })
      expect(part.status).toBe(206)
      expect(part.headers.get('content-range')).toBe(`bytes 10-19/${whole.length}`)
      expect(new Uint8Array(await part.arrayBuffer())).toEqual(whole.slice(10, 20))
    }
  })

  it('shows what is harmless and has the rest saved', async () => {
    const see = async (filename: string) => {
      const { headers } = await get(
        await uploaded(`/files/production?filename=${filename}`, filename),
      )
      return [
        headers.get('content-type'),
        headers.get('content-disposition')?.split(';')[0] ?? 'shown',
      ]
    }
    expect(await see('a.pdf')).toEqual(['application/pdf', 'shown'])
    expect(await see('a.mp4')).toEqual(['video/mp4', 'shown'])
    expect(await see('a.vtt')).toEqual([expect.stringMatching(/^text\/vtt/), 'shown'])
    expect(await see('a.html')).toEqual(['application/octet-stream', 'attachment'])
    expect(await see('a.svg')).toEqual(['application/octet-stream', 'attachment'])
    expect(await see('a.js')).toEqual(['application/octet-stream', 'attachment'])
    expect(await see('a.constructor')).toEqual(['application/octet-stream', 'attachment'])
    expect(await see('noname')).toEqual(['application/octet-stream', 'attachment'])
    const url = await uploaded('/files/production?filename=b.pdf', 'b')
    const named = await get(`${url}?dl=${encodeURIComponent('é"\r\nx: y.pdf')}`)
    expect(named.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''%C3%A9%22%0D%0Ax%3A%20y.pdf",
    )
  })
})

describe('an upload', () => {
  async function withSlowStore() {
    const kept = memoryAssets()
    const stored: ReturnType<typeof Promise.withResolvers<void>>[] = []
    const assets = {
      ...kept,
      async put(name: string, bytes: Uint8Array<ArrayBuffer>) {
        const turn = Promise.withResolvers<void>()
        stored.push(turn)
        await turn.promise
        await kept.put(name, bytes)
      },
    }
    lake = await createLake({ projectId: 'p', storage: memoryStorage(), assets, authenticate })
    return stored
  }

  it('is described only once its bytes are stored, and one of the same bytes is the same', async () => {
    const stored = await withSlowStore()
    const bytes = await png()
    const both = [1, 2].map(() => post('/images/production', bytes))
    await expect.poll(() => stored.length).toBe(2)
    expect(lake.count('production')).toBe(0)
    stored[1]?.resolve()
    // Either may have come to the store first.
    const quicker = await Promise.race(both)
    expect(quicker.status).toBe(200)
    expect(lake.count('production')).toBe(1)
    expect((await get(quicker.body.document.url)).status).toBe(200)
    stored[0]?.resolve()
    for (const { body } of await Promise.all(both)) expect(body).toEqual(quicker.body)
    expect(lake.count('production')).toBe(1)
  })

  it('whose bytes could not be stored leaves no document', async () => {
    const stored = await withSlowStore()
    const answer = post('/images/production', await png())
    await expect.poll(() => stored.length).toBe(1)
    stored[0]?.reject(new LakeProblem(507, 'insufficientStorageError', 'The disk is full'))
    expect((await answer).status).toBe(507)
    expect(lake.count('production')).toBe(0)
  })
})

it('a lake without an image processor takes images and serves them as they are', async () => {
  const storage = memoryStorage()
  lake = await createLake({ projectId: 'p', storage, assets: memoryAssets(), authenticate })
  const { body } = await post('/images/production', await png())
  expect(body.document.metadata.dimensions).toMatchObject({ width: 60, height: 40 })
  expect((await get(`${body.document.url}?w=10`)).headers.get('content-type')).toBe('image/png')
  expect((await post('/images/production', 'no image')).status).toBe(415)
})

it('a fault of the store is told to the owner of the lake, not to the visitor', async () => {
  const faults: unknown[] = []
  const broken = { ...memoryAssets(), get: async () => Promise.reject(new Error('disk on fire')) }
  const options = { projectId: 'p', storage: memoryStorage(), assets: broken, authenticate }
  lake = await createLake({ ...options, onFault: (error) => faults.push(error) })
  const response = await get(await uploaded('/images/production', await png()))
  expect(response.status).toBe(500)
  expect(await response.text()).not.toContain('fire')
  expect(faults).toEqual([new Error('disk on fire')])
})

it.each([
  ['cut short', new Blob(['x'])],
  ['gone', null],
])(
  'bytes that are %s are told to the owner of the lake, and nobody keeps them',
  async (_, left) => {
    const faults: unknown[] = []
    const kept = memoryAssets()
    let get = kept.get
    const assets = { ...kept, get: (name: string) => get(name) }
    const options = { projectId: 'p', storage: memoryStorage(), assets, images: real, authenticate }
    lake = await createLake({ ...options, onFault: (error) => faults.push(error) })
    const image = await uploaded('/images/production', await png())
    const file = await uploaded('/files/production?filename=a.txt', 'hello')
    get = async () => left
    for (const url of [image, `${image}?w=30`, `${image}?auto=format`, file]) {
      const response = await lake.fetch(new Request(url))
      expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'no-store'])
      expect(String(faults.pop())).toContain(url.split('/').at(-1)?.split('?')[0])
    }
  },
)
