import type { FetchContent } from '@jalonne/site/render'
import type { ShareImageContent } from '@jalonne/site/share-image'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { ShareImages } from './share-images.ts'

const may = () => true

/** A lake of pages called like their paths, and a painter that hands back what it was told to draw. */
function shareImages(
  options: { queue?: number; maxBytes?: number; fetchContent?: FetchContent } = {},
) {
  const painted: string[] = []
  const logged: unknown[] = []
  const gate = Promise.withResolvers<void>()
  let asked = 0
  const fetchContent: FetchContent = async (_query, { path }) => {
    asked += 1
    const page = path === '/gone' ? null : { name: String(path).slice(1), seed: null }
    const settings = { brand: 'Jalonne', tagline: null }
    return { result: { settings, page, city: null, article: null, project: null }, syncTags: [] }
  }
  const images = new ShareImages({
    fetchContent,
    deadlineMs: 1_000,
    log: pino({ base: null }, { write: (line) => logged.push(JSON.parse(line)) }),
    paint: async ({ title }: ShareImageContent) => {
      painted.push(title)
      await gate.promise
      return new TextEncoder().encode(title.padEnd(100))
    },
    ...options,
  })
  return { images, painted, logged, open: gate.resolve, asked: () => asked }
}

test('those who ask for the same picture at once share one drawing, which is kept', async () => {
  const { images, painted, open } = shareImages()
  const all = Promise.all([1, 2, 3].map(() => images.find('/share/fr/a.png', null, may)))
  open()
  expect((await all).map(({ kind }) => kind)).toEqual(['image', 'image', 'image'])
  await images.find('/share/fr/a.png', null, may)
  expect(painted).toEqual(['a'])
})

test('what stands under its version is known without asking the lake', async () => {
  const { images, open, asked } = shareImages()
  open()
  const found = await images.find('/share/fr/a.png', null, may)
  const version = found.kind === 'image' ? found.version : ''
  await images.find('/share/fr/a.png', version, may)
  const before = asked()
  expect(await images.find('/share/fr/a.png', version, () => false)).toMatchObject({
    versioned: true,
  })
  expect(asked()).toBe(before)
})

test.each([null, 'earlier'])(
  'an address with the version %s shows what the page is called now',
  async (version) => {
    let name = 'before'
    const page = () => ({ name, seed: null })
    const { images, painted, open } = shareImages({
      fetchContent: async () => ({
        result: { settings: null, page: page(), city: null, article: null, project: null },
        syncTags: [],
      }),
    })
    open()
    await images.find('/share/fr/a.png', version, may)
    name = 'after'
    await images.find('/share/fr/a.png', version, may)
    expect(painted).toEqual(['before', 'after'])
  },
)

test('one picture is drawn at a time, and too many at once are turned away', async () => {
  const { images, painted, open } = shareImages({ queue: 2 })
  const all = ['a', 'b', 'c', 'd'].map((name) => images.find(`/share/fr/${name}.png`, null, may))
  const turnedAway = await Promise.race(all)
  expect([turnedAway.kind, painted]).toEqual(['busy', ['a']])
  open()
  expect((await Promise.all(all)).filter(({ kind }) => kind === 'image')).toHaveLength(3)
})

test('the pictures kept are bounded', async () => {
  const { images, painted, open } = shareImages({ maxBytes: 250 })
  open()
  for (const name of ['a', 'b', 'c', 'a']) await images.find(`/share/fr/${name}.png`, null, may)
  expect(painted).toEqual(['a', 'b', 'c', 'a'])
})

test('nothing is drawn for a page that is not there, nor beyond what a client may ask', async () => {
  const { images, painted } = shareImages()
  expect(await images.find('/share/fr/gone.png', null, may)).toEqual({ kind: 'missing' })
  expect(await images.find('/share/fr/a.png', null, () => false)).toEqual({ kind: 'limited' })
  expect(painted).toEqual([])
})

test.each([
  [
    'it answers what no picture can be made of',
    async () => ({ result: { page: 5 }, syncTags: [] }),
  ],
  ['it fails', async () => Promise.reject(new TypeError('no'))],
])(
  'why the lake does not say what a picture shows is in the log: %s',
  async (_why, fetchContent) => {
    const { images, logged } = shareImages({ fetchContent })
    expect(await images.find('/share/fr/a.png', null, may)).toEqual({ kind: 'unavailable' })
    expect(logged).toMatchObject([
      {
        msg: 'share image not read',
        path: '/share/fr/a.png',
        err: { message: expect.stringMatching(/./) },
      },
    ])
  },
)
