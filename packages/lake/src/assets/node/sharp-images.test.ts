import { join } from 'node:path'
import { scratchFolder } from '@jalonne/node-kit/testing/scratch'
import sharp from 'sharp'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { ImageExtension } from '../formats.ts'
import { parseTransform } from '../parse-transform.ts'
import { planTransform } from '../plan-transform.ts'
import type { TransformPlan } from '../transform-plan.ts'
import { sharpImages } from './sharp-images.ts'

const images = sharpImages()
/** For what stands back for all others, on a machine that has much to do. */
const patient = { seconds: 120 }

/** A picture of four coloured quarters: red, lime above blue, white. */
async function quarters(width = 40, height = 20): Promise<Uint8Array<ArrayBuffer>> {
  const part = { width: width / 2, height: height / 2, channels: 3 as const }
  const quarter = (background: string) => ({ create: { ...part, background } })
  const picture = sharp({ create: { width, height, channels: 3, background: '#fff' } }).composite([
    { input: quarter('#f00'), left: 0, top: 0 },
    { input: quarter('#0f0'), left: width / 2, top: 0 },
    { input: quarter('#00f'), left: 0, top: height / 2 },
  ])
  return new Uint8Array(await picture.png().toBuffer())
}

/** A square of noise that moves. */
async function animated(format: 'gif' | 'webp', frames: number, side: number) {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  const create = { width: side, height: side * frames, channels: 3 as const, noise }
  const { data, info } = await sharp({ create: { ...create, background: '#888' } })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: side, height: side * frames, channels: info.channels, pageHeight: side }
  return new Uint8Array(await sharp(data, { raw })[format]({ effort: 1 }).toBuffer())
}

function planned(
  query: string,
  extension: ImageExtension = 'png',
  width = 40,
  height = 20,
): TransformPlan {
  const name = { sha1: 'a'.repeat(40), width, height, extension }
  const plan = planTransform(name, parseTransform(new URLSearchParams(query)), '', false)
  if (!plan) throw new Error('nothing to draw')
  return plan
}

/** The colours in the middle of the four quarters of a picture, but for what resizing blurs, and its size. */
async function look(bytes: Uint8Array) {
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const start =
      (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
    const channels = data.subarray(start, start + 3).map((value) => Math.round(value / 51) * 51)
    return `#${Buffer.from(channels).toString('hex')}`
  }
  const colours = [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)]
  return { size: `${info.width}x${info.height}`, colours }
}

const noise = '<feTurbulence baseFrequency="0.9" numOctaves="9"/>'.repeat(6_000)
/** Takes minutes to draw, and sharp looks at no clock meanwhile. */
const endlessSvg = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000"><filter id="f">${noise}</filter>
  <rect width="1000" height="1000" fill="red" filter="url(#f)"/></svg>`

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text))

const [red, lime, blue, white] = ['#ff0000', '#00ff00', '#0000ff', '#ffffff']

describe('drawing', () => {
  it.each([
    ['w=20', '20x10', [red, lime, blue, white]],
    ['rect=20,0,20,20&w=10', '10x10', [lime, lime, white, white]],
    ['or=90', '20x40', [blue, red, white, lime]],
    ['or=90&rect=20,0,20,20', '20x20', [white, lime, white, lime]],
    ['flip=h', '40x20', [lime, red, white, blue]],
    ['flip=hv&rect=20,0,20,20', '20x20', [white, white, lime, lime]],
    ['w=10&h=10&fit=crop&crop=left', '10x10', [red, red, blue, blue]],
    ['w=40&h=80&fit=fill&bg=0f0&fm=png', '40x80', [lime, lime, lime, lime]],
    ['invert=true', '40x20', ['#00ffff', '#ff00ff', '#ffff00', '#000000']],
    ['w=8&h=8&fit=crop&crop=entropy', '8x8', expect.any(Array)],
  ])('%s gives %s', async (query, size, colours) => {
    const drawn = await look(await images.render(new Blob([await quarters()]), planned(query)))
    expect(drawn).toEqual({ size, colours })
  })

  it.each([
    ['fm=jpg', 'jpeg'],
    ['fm=webp', 'webp'],
    ['fm=avif', 'heif'],
    ['fm=gif', 'gif'],
    ['blur=50&sharp=10&sat=-50&q=30&fm=webp', 'webp'],
  ])('%s encodes as %s', async (query, format) => {
    const drawn = await images.render(new Blob([await quarters()]), planned(query))
    expect((await sharp(drawn).metadata()).format).toBe(format)
  })

  it('keeps an animation moving in WebP, and stops it where asked to', async () => {
    const gif = await animated('gif', 2, 8)
    const moving = await images.render(new Blob([gif]), planned('w=4&fm=webp', 'gif', 8, 8))
    expect((await sharp(moving, { animated: true }).metadata()).pages).toBe(2)
    const still = await images.render(new Blob([gif]), planned('w=4&fm=webp&frame=1', 'gif', 8, 8))
    expect((await sharp(still, { animated: true }).metadata()).pages ?? 1).toBe(1)
  })

  it('refuses more work than may wait, instead of piling it up', async () => {
    const narrow = sharpImages({ concurrency: 1, waiting: 1 })
    const picture = new Blob([await quarters()])
    const all = await Promise.allSettled(
      [1, 2, 3].map((w) => narrow.render(picture, planned(`w=${w}`), { client: `${w}` })),
    )
    expect(all.map((one) => one.status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
    expect(all[2]).toMatchObject({ reason: { status: 503 } })
  })

  it('never has what pages are made of wait for what is costly', async () => {
    const one = sharpImages({ concurrency: 1, ...patient })
    const picture = new Blob([await quarters(1200, 900)])
    const finished: string[] = []
    const draw = async (query: string) => {
      await one.render(picture, planned(query, 'png', 1200, 900))
      finished.push(query)
    }
    const costly = Array.from({ length: 4 }, (_, n) => draw(`w=2000&fm=png&blur=${1000 + n}`))
    await Promise.all([draw('w=200'), draw('w=300&fm=webp'), ...costly])
    expect(finished.slice(0, 2).sort()).toEqual(['w=200', 'w=300&fm=webp'])
  })

  it('never has what pages are made of wait for an animation', async () => {
    const one = sharpImages({ concurrency: 1 })
    const animation = await animated('webp', 4, 200)
    const finished: string[] = []
    const moving = one
      .render(new Blob([animation]), planned('w=150', 'webp', 200, 200))
      .then(() => finished.push('animation'))
    await one
      .render(new Blob([await quarters()]), planned('w=20'))
      .then(() => finished.push('page'))
    await moving
    expect(finished).toEqual(['page', 'animation'])
  })

  it('never has what pages are made of wait for an upload', async () => {
    const one = sharpImages({ concurrency: 1 })
    const picture = new Blob([await quarters()])
    const finished: string[] = []
    const upload = one.inspect(await quarters(3000, 2000)).then(() => finished.push('upload'))
    await one.render(picture, planned('w=20')).then(() => finished.push('picture'))
    await upload
    expect(finished).toEqual(['picture', 'upload'])
  })

  it('gives up an SVG that takes too long, drawn or uploaded, and works on', async () => {
    const hasty = sharpImages({ seconds: 2 })
    const tooSlow = { status: 503, type: 'timeout' }
    const drawn = hasty.render(new Blob([endlessSvg]), planned('fm=png', 'svg', 1000, 1000))
    await Promise.all([
      expect(drawn).rejects.toMatchObject(tooSlow),
      expect(hasty.inspect(bytesOf(endlessSvg))).rejects.toMatchObject(tooSlow),
    ])
    const sound = endlessSvg.replace('url(#f)', 'none')
    expect(await hasty.inspect(bytesOf(sound))).toMatchObject({ width: 1000 })
  })

  it('draws what is costly again once a process can be started', async () => {
    const { render } = sharpImages(patient)
    const picture = new Blob([await quarters(1200, 900)])
    const draw = () => render(picture, planned('w=2600&fm=webp', 'png', 1200, 900))
    const { execPath } = process
    process.execPath = '/nowhere/node'
    try {
      await expect(draw()).rejects.toMatchObject({ status: 503, type: 'drawingEnded' })
    } finally {
      process.execPath = execPath
    }
    expect((await look(await draw())).colours).toEqual([red, lime, blue, white])
  })

  it('works on at the very moment at which a process that had nothing to do is ended', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const { inspect } = sharpImages()
    const picture = await quarters()
    await inspect(picture)
    vi.advanceTimersByTime(30_000)
    expect(await inspect(picture)).toMatchObject({ width: 40 })
  })

  it('says of an SVG that is too wide to be drawn at its size how wide one may be', async () => {
    const wide = '<svg xmlns="http://www.w3.org/2000/svg" width="40000" height="100"/>'
    const drawn = images.render(new Blob([wide]), planned('fm=png', 'svg', 40_000, 100))
    await expect(drawn).rejects.toMatchObject({
      status: 413,
      message: 'The image is wider or higher than 32767 pixels',
    })
  })

  it('says of what is costly too that the picture is broken, and draws the next', async () => {
    const picture = await quarters(1200, 900)
    const draw = (bytes: Uint8Array<ArrayBuffer>) =>
      images.render(new Blob([bytes]), planned('w=2600&fm=webp', 'png', 1200, 900))
    await expect(draw(picture.slice(0, 300))).rejects.toMatchObject({ status: 400 })
    expect((await look(await draw(picture))).colours).toEqual([red, lime, blue, white])
  })
})

describe('reading uploads', () => {
  it('describes a picture the right way up, with something to show while it loads', async () => {
    const turned = await sharp(await quarters())
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const facts = await images.inspect(new Uint8Array(turned))
    expect(facts).toMatchObject({
      extension: 'jpg',
      width: 20,
      height: 40,
      hasAlpha: false,
      isOpaque: true,
    })
    expect(facts.lqip).toMatch(/^data:image\/jpeg;base64,/)
    expect(facts.blurHash).toMatch(/^[\w#$%*+,\-.:;=?@[\]^_{|}~]{20,}$/)
  })

  it('tells a transparent picture from one that only could be', async () => {
    const see = async (background: object) => {
      const picture = sharp({ create: { width: 4, height: 4, channels: 4, background } })
      return images.inspect(new Uint8Array(await picture.png().toBuffer()))
    }
    expect(await see({ r: 1, g: 1, b: 1, alpha: 0.5 })).toMatchObject({
      hasAlpha: true,
      isOpaque: false,
    })
    expect(await see({ r: 1, g: 1, b: 1, alpha: 1 })).toMatchObject({
      hasAlpha: true,
      isOpaque: true,
    })
  })

  it.each([
    ['a text', '<p>hello</p>', 415],
    ['a program', '\x7fELF\x02\x01\x01', 415],
    ['a PNG of one line only', '\x89PNG\r\n\x1a\n', 415],
    [
      'an SVG wider than any screen',
      '<svg xmlns="http://www.w3.org/2000/svg" width="100000" height="100000"/>',
      413,
    ],
    ['a PDF', '%PDF-1.4\n1 0 obj<<>>endobj', 415],
  ])('refuses %s', async (_what, text, status) => {
    const bytes = new Uint8Array(Buffer.from(text, 'latin1'))
    await expect(images.inspect(bytes)).rejects.toMatchObject({ status })
  })

  it('refuses a picture that breaks off half way', async () => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 }
    const picture = sharp({
      create: { width: 200, height: 200, channels: 3, background: '#888', noise },
    })
    const bytes = new Uint8Array(await picture.jpeg().toBuffer())
    await expect(images.inspect(bytes.slice(0, bytes.length / 2))).rejects.toMatchObject({
      status: 400,
    })
  })

  it('refuses a small file that unfolds into a huge picture', async () => {
    const create = { width: 3000, height: 3000, channels: 3 as const, background: '#fff' }
    const bomb = new Uint8Array(await sharp({ create }).png().toBuffer())
    await expect(sharpImages({ pixels: 1_000_000 }).inspect(bomb)).rejects.toMatchObject({
      status: 413,
      message: 'The image has more than 1 million pixels',
    })
  })

  it('counts all frames of an animation', async () => {
    const animation = await animated('webp', 10, 400)
    await expect(sharpImages({ pixels: 1_000_000 }).inspect(animation)).rejects.toMatchObject({
      status: 413,
      message: 'The image has more than 1 million pixels',
    })
  })

  it('does not open files an SVG names', async () => {
    const folder = await scratchFolder()
    const file = join(folder, 'red.png')
    await sharp({ create: { width: 10, height: 10, channels: 3, background: '#f00' } }).toFile(file)
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="10" height="10">
      <rect width="10" height="10" fill="#0f0"/><image xlink:href="file://${file}" width="10" height="10"/></svg>`
    const drawn = await images.render(new Blob([svg]), planned('fm=png', 'svg', 10, 10))
    expect((await look(drawn)).colours).toEqual([lime, lime, lime, lime])
  })
})
