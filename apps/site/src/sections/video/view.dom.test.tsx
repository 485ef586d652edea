import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { SectionOf } from '../../queries/section-types.ts'
import { testPage, testPicture } from '../../testing/content.ts'
import { openSite } from '../../testing/open-site.tsx'

afterEach(cleanup)

// As the server may know the lake, by another address than browsers do.
const file = (name: string) => `http://lake:3900/files/jalonne/production/${name}`

const open = (more: Partial<SectionOf<'video'>> = {}, language: 'fr' | 'en' = 'en') =>
  openSite(`/${language}`, {
    page: (path, lang) => ({
      ...testPage(path, lang),
      sections: [
        {
          _type: 'video',
          _key: 'v',
          anchor: null,
          title: 'The last morning',
          lead: null,
          file: file('abc.mp4'),
          poster: testPicture('The old site'),
          captionsFr: file('fr.vtt'),
          captionsEn: file('en.vtt'),
          ...more,
        },
      ],
    }),
  })

const film = () => document.querySelector('video')

test.each(['fr', 'en'] as const)(
  'a film waits behind its poster, with captions in both languages (%s)',
  async (language) => {
    await open({}, language)
    expect(film()?.getAttribute('preload')).toBe('none')
    expect(film()?.hasAttribute('controls')).toBe(true)
    expect(film()?.hasAttribute('autoplay')).toBe(false)
    expect(film()?.getAttribute('src')).toBe(
      'http://localhost:3900/files/jalonne/production/abc.mp4',
    )
    expect(film()?.getAttribute('poster')).toMatch(/^http:\/\/localhost:3900\/images\//)
    const tracks = [...document.querySelectorAll('track')]
    expect(tracks.map((track) => track.srclang)).toEqual(['fr', 'en'])
    expect(tracks.some((track) => track.default)).toBe(false)
  },
)

test('captions follow the language of the page while the film plays, unless they are off', async () => {
  const { go } = await open()
  const played = film() as HTMLVideoElement
  const french = played.addTextTrack('captions', 'Français', 'fr')
  const english = played.addTextTrack('captions', 'English', 'en')
  fireEvent.loadedMetadata(played)
  const shown = () => [french, english].filter(({ mode }) => mode === 'showing')
  expect(shown()).toEqual([english])
  await go('/fr')
  expect(film()).toBe(played)
  expect(shown()).toEqual([french])
  french.mode = 'disabled'
  await go('/en')
  expect(shown()).toEqual([])
})

test('captions in one language stay on when the page goes to the other and back', async () => {
  const { go } = await open({ captionsEn: null }, 'fr')
  const played = film() as HTMLVideoElement
  const french = played.addTextTrack('captions', 'Français', 'fr')
  fireEvent.loadedMetadata(played)
  expect(french.mode).toBe('showing')
  await go('/en')
  expect(french.mode).toBe('showing')
  await go('/fr')
  expect(french.mode).toBe('showing')
})

test('its poster comes no larger than it is shown, as its editor has cut it', async () => {
  const photo = {
    ...testPicture('The old site'),
    url: 'http://localhost:3900/images/jalonne/production/abc123-4000x3000.jpg',
    width: 4000,
    height: 3000,
    crop: { top: 0.25, bottom: 0.25, left: 0, right: 0 },
  }
  await open({ poster: photo })
  expect(film()?.getAttribute('poster')).toBe(
    `${photo.url}?rect=0,750,4000,1500&w=1280&fit=max&auto=format`,
  )
  expect(film()?.getAttribute('height')).toBe('1500')
})

test('a film that is gone leaves its poster; one without captions still plays', async () => {
  await open({ file: null })
  expect(film()).toBeNull()
  expect(screen.getByRole('img', { name: 'The old site' })).toBeDefined()
  cleanup()
  await open({ poster: null, captionsFr: null, captionsEn: null })
  expect(film()?.hasAttribute('poster')).toBe(false)
  expect(document.querySelector('track')).toBeNull()
})
