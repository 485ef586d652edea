import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openSite } from '../../testing/open-site.tsx'
import type { Block } from './outline.ts'
import { blogOf, fullArticle, paragraph, summary } from './testing.ts'

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const picture = {
  _type: 'textImage',
  _key: 'picture',
  alt: 'A week of hours',
  caption: 'One week',
  url: 'http://elsewhere/images/jalonne/production/abc123-1600x900.png',
  width: 1600,
  height: 900,
  colour: '#c8b89a',
  hotspot: null,
  crop: null,
} satisfies Block
const text: Block[] = [
  paragraph('Choose one source', { style: 'h2' }),
  paragraph('See our prices', {
    markDefs: [{ _type: 'textLink', _key: 'm', href: '/pricing' }],
    children: [{ _type: 'span', _key: 's', text: 'See our prices', marks: ['m'] }],
  }),
  picture,
  paragraph('Write for machines', { style: 'h2' }),
  { _type: 'codeBlock', _key: 'c', title: 'Try it', language: 'html', code: '<p>\n  Hi' },
]
const pages = { ...summary('pages', 'website'), date: '2026-01-20' }
const open = (address: string, article = fullArticle(text, [pages])) =>
  openSite(
    address,
    blogOf([], (slug) => (slug === 'hours' ? article : null)),
  )

test('a reader gets the title, the date as the language writes it, the category and the time it takes', async () => {
  await open('/en/blog/hours')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('About hours')
  expect(screen.getByText('March 10, 2026').getAttribute('datetime')).toBe('2026-03-10')
  expect(screen.getByText('4 min read', { selector: 'p > span' })).toBeDefined()
  const category = screen.getByRole('link', { name: 'Visibility' })
  expect(category.getAttribute('href')).toBe('/en/blog?category=visibility')
})

test('a draft that has no date yet is shown without one, in a list too', async () => {
  await open('/en/blog/hours', { ...fullArticle(text, [{ ...pages, date: '' }]), date: '' })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('About hours')
  expect(screen.getByRole('link', { name: 'About pages' })).toBeDefined()
  expect(document.querySelector('time')).toBeNull()
})

test('the way to it ends with the article itself', async () => {
  await open('/en/blog/hours')
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  expect(trail.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Home',
    'Blog',
    'About hours',
  ])
  expect(trail.getByText('About hours').closest('[aria-current=page]')).not.toBeNull()
})

test('in French the date is French', async () => {
  await open('/fr/blog/hours')
  expect(screen.getByText('10 mars 2026')).toBeDefined()
})

test('the contents lead to the headings, links stay within the language', async () => {
  await open('/en/blog/hours')
  const contents = within(screen.getByRole('navigation', { name: 'In this article' }))
  for (const link of contents.getAllByRole('link')) {
    const target = document.getElementById((link.getAttribute('href') ?? '').slice(1))
    expect(target?.textContent).toBe(link.textContent)
  }
  const prices = screen.getByRole('link', { name: 'See our prices' })
  expect(prices.getAttribute('href')).toBe('/en/pricing')
})

test('empty lines and empty headings, as pasted documents leave them, are not shown', async () => {
  const blank = [
    paragraph('', { style: 'h2' }),
    paragraph('\u00a0'),
    paragraph(' ', { style: 'h3' }),
  ]
  await open('/en/blog/hours', fullArticle([...blank, ...text, ...blank], []))
  const contents = within(screen.getByRole('navigation', { name: 'In this article' }))
  const names = contents.getAllByRole('link').map(({ textContent }) => textContent)
  expect(names).toEqual(['Choose one source', 'Write for machines'])
  const shown = [...document.querySelectorAll('article :is(h2, h3, p)')]
  expect(shown.filter(({ textContent }) => !textContent.trim())).toEqual([])
})

test('a heading takes the place of nothing on the page, whatever its words', async () => {
  const places = () => [...document.querySelectorAll('[id]')].map(({ id }) => id)
  const { leave } = await open('/en/blog/hours')
  const words = places().map((id) => paragraph(id, { style: 'h2' }))
  leave()
  await open('/en/blog/hours', fullArticle(words, [pages]))
  expect(places().length).toBeGreaterThan(words.length)
  expect(new Set(places()).size).toBe(places().length)
})

test('headings and links stay the same while an editor changes another sentence', async () => {
  let last = paragraph('Frist')
  const article = () => fullArticle([...text, last], [])
  const { queryClient } = await openSite('/en/blog/hours', blogOf([], article))
  const heading = screen.getByRole('heading', { name: 'Choose one source' })
  const prices = screen.getByRole('link', { name: 'See our prices' })
  last = paragraph('First', { _key: 'Frist' })
  await act(() => queryClient.invalidateQueries())
  expect(await screen.findByText('First')).toBeDefined()
  expect(screen.getByRole('heading', { name: 'Choose one source' })).toBe(heading)
  expect(screen.getByRole('link', { name: 'See our prices' })).toBe(prices)
})

test('contents are in the language of the text, and are left out where there are no chapters', async () => {
  const french = { text, lang: 'fr' as const }
  const { leave } = await open('/en/blog/hours', fullArticle(french, []))
  const contents = screen.getByRole('navigation', { name: 'In this article' })
  expect(contents.querySelector('ol')?.lang).toBe('fr')
  leave()
  const parts = ['One', 'Two'].map((words) => paragraph(words, { style: 'h3' }))
  await open('/en/blog/hours', fullArticle(parts, []))
  expect(screen.queryByRole('navigation', { name: 'In this article' })).toBeNull()
})

test('an image keeps its place, comes in several sizes from the lake in use, and is described', async () => {
  await open('/en/blog/hours')
  // Its code comes with the first move.
  fireEvent.pointerMove(document.body)
  const image = await screen.findByRole('img', { name: 'A week of hours' })
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1600', '900'])
  const srcset = image.getAttribute('srcset') ?? ''
  expect(srcset).toContain(
    'http://localhost:3900/images/jalonne/production/abc123-1600x900.png?w=640&fit=max&auto=format 640w',
  )
  expect(srcset).not.toContain('2200w')
  expect(screen.getByText('One week').tagName).toBe('FIGCAPTION')
})

test('an image that an editor has cropped takes the place of what is left of it', async () => {
  const crop = { top: 0, bottom: 0.5, left: 0.25, right: 0.25 }
  await open('/en/blog/hours', fullArticle([{ ...picture, crop }], []))
  fireEvent.pointerMove(document.body)
  const image = await screen.findByRole('img', { name: 'A week of hours' })
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['800', '450'])
  const offered = image.getAttribute('srcset')?.match(/\d+w/g)
  expect(offered).toEqual(['400w', '640w', '750w', '800w'])
  // By which it is kept from being taller than the window.
  expect(image.closest('figure')?.style.getPropertyValue('--ratio')).toBe(String(800 / 450))
})

test('an image that is gone leaves no hole', async () => {
  await open('/en/blog/hours', fullArticle([{ ...picture, url: null }], []))
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.queryByText('One week')).toBeNull()
})

test('code is shown as it is written, and is reached by keyboard', async () => {
  await open('/en/blog/hours')
  const code = screen.getByRole('region', { name: 'Try it' })
  expect(code.textContent).toBe('<p>\n  Hi')
  expect(code.tabIndex).toBe(0)
})

test('a text in the other language only is marked with it', async () => {
  await open('/en/blog/hours', fullArticle({ text: [paragraph('Bonjour')], lang: 'fr' }, []))
  expect(screen.getByText('Bonjour').closest('[lang]')?.getAttribute('lang')).toBe('fr')
})

test('from the end of an article there are ways on: contact, the blog, another article', async () => {
  await open('/en/blog/hours')
  const ways = within(screen.getByRole('navigation', { name: 'After this article' }))
  expect(ways.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/en/contact',
    '/en/blog',
  ])
  const next = screen.getByRole('link', { name: 'About pages' })
  expect(next.getAttribute('href')).toBe('/en/blog/pages')
})

test('an address without an article says so, and leads back to the blog', async () => {
  await open('/fr/blog/nowhere')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Article introuvable')
  const back = screen.getByRole('link', { name: 'Retour au blog' })
  expect(back.getAttribute('href')).toBe('/fr/blog')
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
})

test('an address without an article is told to the developers', async () => {
  const told: unknown[] = []
  await openSite('/fr/blog/nowhere', {
    ...blogOf([], () => null),
    post: (address, body) => {
      told.push([address, body])
      return new Response(null, { status: 204 })
    },
  })
  expect(told).toEqual([
    ['/api/log404.php', expect.objectContaining({ pathname: '/fr/blog/nowhere', locale: 'fr' })],
  ])
})

test.each(['hours', 'œufs'])('an article that has moved to “%s” is found again', async (moved) => {
  const { router } = await openSite('/en/blog/old', {
    ...blogOf([], (slug) => (slug === moved ? fullArticle(text, []) : null)),
    redirects: [{ from: '/blog/old', to: `/blog/${moved}#prix–été`, permanent: true }],
  })
  await expect.poll(() => router.state.location.pathname).toBe(`/en/blog/${moved}`)
  expect(router.state.location.hash).toBe('prix–été')
})

test('an article that moves while it is read stays as it is', async () => {
  let there = true
  const { queryClient } = await openSite('/en/blog/hours', {
    ...blogOf([], (slug) => (slug === 'hours' && there ? fullArticle(text, []) : null)),
    redirects: [{ from: '/blog/hours', to: '/blog/week', permanent: true }],
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  there = false
  await act(async () => {
    await queryClient.invalidateQueries()
    await vi.advanceTimersByTimeAsync(60_000)
  })
  vi.useRealTimers()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('About hours')
})
