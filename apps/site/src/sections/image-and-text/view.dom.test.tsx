import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { SectionOf } from '../../queries/section-types.ts'
import { testPage } from '../../testing/content.ts'
import { openSite } from '../../testing/open-site.tsx'

afterEach(cleanup)

const section: SectionOf<'imageAndText'> = {
  _type: 'imageAndText',
  _key: 'sketch',
  anchor: null,
  title: 'You see it first',
  body: [
    {
      _type: 'block',
      _key: 'a',
      style: 'normal',
      markDefs: [],
      children: [{ _type: 'span', _key: 's', text: 'Page by page.', marks: [] }],
    },
  ],
  image: {
    url: 'http://localhost:3900/images/jalonne/production/abc123-1600x900.png',
    width: 1600,
    height: 900,
    colour: null,
    hotspot: null,
    crop: null,
    alt: 'Five sketches',
  },
  side: 'right',
  caption: { text: 'Cinq pages', lang: 'fr' },
  link: { label: 'Ask us', href: '/contact' },
}

const open = (more: Partial<typeof section> = {}) =>
  openSite('/en', {
    page: (path, language) => ({
      ...testPage(path, language),
      sections: [{ ...section, ...more }],
    }),
  })

test('a reader sees the image with its caption beside the text, and a link to go on', async () => {
  await open()
  expect(screen.getByRole('region', { name: 'You see it first' }).textContent).toContain(
    'Page by page.',
  )
  expect(screen.getByRole('img').getAttribute('alt')).toBe('Five sketches')
  expect(screen.getByText('Cinq pages').lang).toBe('fr')
  expect(screen.getByRole('link', { name: 'Ask us' }).getAttribute('href')).toBe('/en/contact')
})

test('an image that is gone leaves the text alone, without its caption', async () => {
  await open({ image: null })
  expect(screen.queryByRole('figure')).toBeNull()
  expect(screen.getByText('Page by page.')).toBeTruthy()
})

test('what stays empty leaves no trace', async () => {
  await open({ caption: null, link: null })
  expect(document.querySelector('figcaption')).toBeNull()
  expect(screen.queryByRole('link', { name: 'Ask us' })).toBeNull()
})
