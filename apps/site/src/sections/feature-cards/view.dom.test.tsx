import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { CardContent } from '../../queries/section-types.ts'
import { testPage, testPicture } from '../../testing/content.ts'
import { openSite } from '../../testing/open-site.tsx'

afterEach(cleanup)

const card = (title: string, more: Partial<CardContent> = {}): CardContent => ({
  _key: title,
  title,
  text: `About ${title}`,
  icon: 'search',
  picture: null,
  figure: null,
  link: null,
  ...more,
})

const open = (cards: CardContent[], upright = false) =>
  openSite('/en', {
    page: (path, language) => ({
      ...testPage(path, language),
      sections: [
        {
          _type: 'featureCards',
          _key: 'f',
          anchor: null,
          title: 'Included',
          lead: null,
          cards,
          upright,
        },
      ],
    }),
  })

const items = () =>
  within(screen.getByRole('region', { name: 'Included' })).getAllByRole('listitem')

test('R5: each card has its heading and text, an icon or a picture, and a link where there is one', async () => {
  await open([
    card('Words', { link: { label: 'Read more', href: '/blog' } }),
    card('Design', { picture: testPicture('A page') }),
  ])
  const [words, design] = items()
  expect(words?.querySelector('svg')).not.toBeNull()
  expect(screen.getByRole('link', { name: 'Read more' }).getAttribute('href')).toBe('/en/blog')
  expect(within(design as HTMLElement).getByRole('img', { name: 'A page' })).toBeDefined()
  expect(design?.querySelector('svg')).toBeNull()
  expect(screen.getByRole('heading', { name: 'Design' }).tagName).toBe('H3')
})

test.each([1, 2, 5, 12])('%i cards fill their rows', async (count) => {
  await open(Array.from({ length: count }, (_, index) => card(`Card ${index}`)))
  const spans = items().map((item) => Number(item.style.getPropertyValue('--span')))
  expect(spans).toHaveLength(count)
  expect(spans.reduce((sum, span) => sum + span, 0) % 12).toBe(0)
})

test('a card with nothing but a very long heading stands alone', async () => {
  await open([card('n'.repeat(300), { text: null, icon: null })])
  expect(items()[0]?.textContent).toBe('n'.repeat(300))
  expect(items()[0]?.querySelector('svg, p')).toBeNull()
})

test('a card has no place for a figure of which “Lowest price” alone is left', async () => {
  await open([
    card('Logo', { text: null, figure: { price: null, period: null, from: true, text: null } }),
  ])
  expect(items()[0]?.querySelector('p')).toBeNull()
})

test('R9: a card says its price beside its heading; upright pictures stand four a row', async () => {
  await open(
    [
      card('Logo', {
        picture: testPicture('A mark'),
        figure: { price: 89, period: null, from: true, text: null },
      }),
      card('Print'),
    ],
    true,
  )
  const [logo, print] = items()
  expect(logo?.textContent).toMatch(/^Logofrom 89\sCHF/)
  expect(print?.textContent).toBe('PrintAbout Print')
})
