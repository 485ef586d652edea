import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { testConfig } from '../testing/test-config.ts'
import { ConfigProvider } from './config.tsx'
import { ContentImage, type ContentImageProps } from './content-image.tsx'

afterEach(cleanup)

const portrait = {
  url: 'http://localhost:3900/images/jalonne/production/abc123-900x1600.jpg',
  alt: 'Portrait',
  width: 900,
  height: 1600,
}
const atHead = { x: 0.5, y: 0.12 }

/** The image as a page shows it, and the largest of the files it offers. */
function shown(image: ContentImageProps['image'], more: Partial<ContentImageProps> = {}) {
  render(
    <ConfigProvider value={testConfig}>
      <ContentImage image={image} sizes="100vw" {...more} />
    </ConfigProvider>,
  )
  const element = screen.getByRole<HTMLImageElement>('img', { name: 'Portrait' })
  const address = element.srcset.split(', ').at(-1)?.split(' ')[0] || element.src
  return { element, asked: Object.fromEntries(new URL(address).searchParams) }
}

test('a picture that is cut keeps what its editor has marked', () => {
  const { asked } = shown({ ...portrait, hotspot: atHead }, { ratio: 7 / 4 })
  expect(asked).toMatchObject({ rect: '0,0,900,514', w: '900', h: '514' })
})

test('with nothing marked it keeps its middle, or the corner its place is drawn for', () => {
  expect(shown(portrait, { ratio: 7 / 4 }).asked.rect).toBe('0,543,900,514')
  cleanup()
  expect(shown(portrait, { ratio: 7 / 4, keeps: 'top' }).asked.rect).toBe('0,0,900,514')
  cleanup()
  const marked = { ...portrait, hotspot: { x: 0.5, y: 0.8 } }
  expect(shown(marked, { ratio: 7 / 4, keeps: 'top' }).asked.rect).toBe('0,1023,900,514')
  cleanup()
  const wide = { ...portrait, url: portrait.url.replace('900x1600', '1600x900'), width: 1600 }
  const { asked } = shown({ ...wide, height: 900 }, { ratio: 1, keeps: 'left top' })
  expect(asked.rect).toBe('0,0,900,900')
})

test('one whose editor has only cut something off is as one with nothing marked', () => {
  // As the Studio stores it: the mark lies in the middle of what is left.
  const crop = { top: 0.2, bottom: 0, left: 0, right: 0 }
  const { asked, element } = shown(
    { ...portrait, crop, hotspot: { x: 0.5, y: 0.6 } },
    { ratio: 7 / 4, keeps: 'top' },
  )
  expect(asked.rect).toBe('0,320,900,514')
  expect(element.style.objectPosition).toBe('')
})

test('where the place has no ratio of its own, the marked point stays in sight', () => {
  const crop = { top: 0.1, bottom: 0.1, left: 0, right: 0.5 }
  const { asked, element } = shown({ ...portrait, crop, hotspot: { x: 0.1, y: 0.3 } })
  expect(asked).toMatchObject({ rect: '0,160,450,1280', fit: 'max' })
  expect(element.style.objectPosition).toBe('20% 25%')
  cleanup()
  expect(shown({ ...portrait, hotspot: atHead }).element.style.objectPosition).toBe('50% 12%')
})

test('a drawing comes whole, and shows the marked point where it is cut', () => {
  const crop = { top: 0, bottom: 0, left: 0.5, right: 0 }
  const drawing = { ...portrait, url: portrait.url.replace('.jpg', '.svg'), hotspot: atHead, crop }
  const { asked, element } = shown(drawing, { ratio: 7 / 4 })
  expect(asked).toEqual({})
  expect(element.style.objectPosition).toBe('50% 12%')
})

test('no file is asked for larger than what a cut leaves of the picture', () => {
  const wide = { ...portrait, url: portrait.url.replace('900x1600', '1600x900') }
  const { asked, element } = shown({ ...wide, width: 1600, height: 900 }, { ratio: 1 })
  expect(asked).toMatchObject({ rect: '350,0,900,900', w: '900', h: '900' })
  expect([element.width, element.height]).toEqual([900, 900])
})

test('no file is asked for wider than any screen needs it', () => {
  expect(shown({ ...portrait, width: 6000, height: 4000 }).asked.w).toBe('2200')
})

test('L8: what it shows is said in the language it is written in', () => {
  expect(shown(portrait).element.lang).toBe('')
  cleanup()
  const { element } = shown({ ...portrait, alt: { text: 'Portrait', lang: 'fr' } })
  expect(element.lang).toBe('fr')
})
