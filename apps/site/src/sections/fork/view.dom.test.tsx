import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { SectionOf } from '../../queries/section-types.ts'
import { testPage } from '../../testing/content.ts'
import { openSite } from '../../testing/open-site.tsx'

type Arm = SectionOf<'fork'>['arms'][number]

const arm = (title: string, href: string): Arm => ({
  _key: title,
  title,
  text: `For whom it is: ${title}`,
  figure: { price: 250, period: 'month', from: true, text: null },
  link: { label: 'Go there', href },
  picture: {
    url: 'http://localhost:3900/images/jalonne/production/abc123-1200x750.svg',
    width: 1200,
    height: 750,
    colour: null,
    hotspot: null,
    crop: null,
    alt: `Picture of ${title}`,
  },
})

const openFork = (arms: Arm[]) =>
  openSite('/en/way', {
    page: (path, lang) => ({
      ...testPage(path, lang),
      breadcrumbs: [{ _id: 'home', path: '/', title: 'Home' }],
      sections: [
        { _type: 'fork', _key: 'fork', anchor: null, title: 'Old or new?', lead: 'Choose.', arms },
      ],
    }),
  })

const signs = () => within(screen.getByRole('main')).queryAllByRole('link', { name: /Go there/ })

afterEach(cleanup)

test('R4: two signs ask for a choice; each says for whom it is, from which price, and leads there', async () => {
  await openFork([arm('Redo', '/redo'), arm('New', '/new')])
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Old or new?')
  expect(signs().map((sign) => sign.getAttribute('href'))).toEqual(['/en/redo', '/en/new'])
  expect(signs()[0]?.textContent).toContain('For whom it is: Redo')
  expect(signs()[1]?.textContent).toMatch(/from 250\sCHF/)
  expect(screen.getAllByRole('img', { name: /^Picture of/ })).toHaveLength(2)
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' }).textContent).toContain('Home')
})

test('a sign whose page is gone is taken down, and the other stays', async () => {
  await openFork([arm('Redo', '#'), arm('New', '/new')])
  expect(signs().map((sign) => sign.getAttribute('href'))).toEqual(['/en/new'])
})

test('with both pages gone the heading stands without a pole', async () => {
  await openFork([arm('Redo', '#')])
  expect(screen.getByRole('heading', { level: 1 })).toBeDefined()
  expect(signs()).toEqual([])
  expect(document.querySelector('[data-arms]')).toBeNull()
})

test('a picture that is wider than its window keeps its left', async () => {
  const wide = arm('Redo', '/redo')
  const url = 'http://localhost:3900/images/jalonne/production/abc123-1600x750.webp'
  if (wide.picture) Object.assign(wide.picture, { url, width: 1600 })
  await openFork([wide])
  const { src } = screen.getByRole<HTMLImageElement>('img', { name: 'Picture of Redo' })
  expect(new URL(src).searchParams.get('rect')).toBe('0,0,1200,750')
})
