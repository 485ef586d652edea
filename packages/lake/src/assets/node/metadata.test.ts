import sharp, { type Sharp } from 'sharp'
import { expect, it } from 'vitest'
import { createLake } from '../../lake.ts'
import { memoryStorage } from '../../storage/memory.ts'
import { memoryAssets } from '../memory-assets.ts'
import { sharpImages } from './sharp-images.ts'

async function metadataOf(image: Sharp, search = '') {
  const lake = await createLake({
    projectId: 'p',
    storage: memoryStorage(),
    assets: memoryAssets(),
    images: sharpImages(),
    authenticate: async () => ({ id: 'e', role: 'editor' }),
  })
  const url = `http://lake/v1/assets/images/production${search}`
  const body = new Uint8Array(await image.jpeg({ quality: 100 }).toBuffer())
  const answer = await lake.fetch(new Request(url, { method: 'POST', body }))
  return (await answer.json()).document.metadata
}

const plane = (background: string, width: number) => ({
  input: { create: { width, height: 40, channels: 3 as const, background } },
  left: 0,
  top: 0,
})

/** Three quarters dark blue, one quarter bright orange. */
const poster = () => sharp(plane('#102a5c', 80).input).composite([plane('#ff6a00', 20)])

it('tells the colours of an image that stand out, and what can be read on them', async () => {
  const { palette } = await metadataOf(poster())
  expect(palette).toMatchObject({
    _type: 'sanity.imagePalette',
    dominant: { _type: 'sanity.imagePaletteSwatch', foreground: '#fff', title: '#fff' },
    vibrant: { background: expect.stringMatching(/^#f[a-f0-9][67][0-9a-f]0[0-9a-f]$/) },
  })
  expect(palette.dominant.background).toBe(palette.darkVibrant.background)
  expect(palette.dominant.population).toBeGreaterThan(65)
  expect(palette.vibrant.population).toBeLessThan(30)
})

it('has no colours for what cannot be seen, nor when they are not wanted', async () => {
  const clear = { width: 9, height: 9, channels: 4 as const, background: '#f000' }
  const bytes = await sharp({ create: clear }).png().toBuffer()
  expect(await sharpImages().inspect(new Uint8Array(bytes))).not.toHaveProperty('palette')
  expect(await metadataOf(poster(), '?meta=lqip')).not.toHaveProperty('palette')
})

const taken = () =>
  poster().withExif({
    IFD2: { DateTimeOriginal: '2024:05:06 07:08:09', LensModel: 'Summicron' },
    IFD3: {
      GPSLatitudeRef: 'N',
      GPSLatitude: '46/1 31/1 12/1',
      GPSLongitudeRef: 'W',
      GPSLongitude: '6/1 30/1 0/1',
    },
  })

it('keeps where and how a picture was taken to itself, unless it is asked for', async () => {
  const silent = await metadataOf(taken())
  expect(silent).not.toHaveProperty('exif')
  expect(silent).not.toHaveProperty('location')

  const asked = await metadataOf(taken(), '?meta=exif&meta=location')
  expect(asked.exif).toMatchObject({
    _type: 'sanity.imageExifMetadata',
    DateTimeOriginal: '2024-05-06T07:08:09.000Z',
    LensModel: 'Summicron',
  })
  expect(asked.location).toEqual({ _type: 'geopoint', lat: 46.52, lng: -6.5 })
})
