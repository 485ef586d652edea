import { expect, test } from 'vitest'
import { pageOfShareImage, shareImageAddress, shareImageVersion } from './share-image.ts'

const content = { brand: 'Jalonne', title: 'Tarifs', seed: 'pricing' }

test.each(['/', '/pricing', '/blog/five-pages', '/services/prix-à-la-carte'])(
  'the address of the image of %s leads back to it, in its language',
  (path) => {
    for (const language of ['fr', 'en'] as const) {
      const { pathname } = new URL(
        shareImageAddress(language, path, content),
        'https://jalonne.test',
      )
      expect(pageOfShareImage(pathname)).toEqual({ language, path })
    }
  },
)

test.each([
  '/share/de/pricing.png',
  '/share/fr/pricing',
  '/share/pricing.png',
  '/share/fr/%ff.png',
])('%s is the image of no page', (address) => expect(pageOfShareImage(address)).toBeNull())

test('another brand, title or seed is another version; the same is the same', () => {
  const versions = [
    content,
    { ...content, brand: 'Balise' },
    { ...content, title: 'Prix' },
    { ...content, seed: 'prix' },
    // What one part ends with is not what the next begins with.
    { ...content, brand: 'Jalonn', title: 'eTarifs' },
  ].map(shareImageVersion)
  expect(new Set(versions).size).toBe(versions.length)
  expect(shareImageVersion({ ...content })).toBe(versions[0])
})
