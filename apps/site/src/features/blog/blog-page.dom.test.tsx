import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openSite } from '../../testing/open-site.tsx'
import { stubScrolling } from '../../testing/scrolling.ts'
import { blogOf, summary } from './testing.ts'

const articles = [
  summary('hours', 'visibility', { text: 'Vos horaires', lang: 'fr' }),
  summary('pages', 'website'),
  summary('colours', 'website'),
]
const titles = () => screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)
const shown = () => titles().filter((title) => title !== 'By e-mail')

let scroll: ReturnType<typeof stubScrolling>
beforeEach(() => {
  scroll = stubScrolling()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a reader sees every article, and chooses a category with a link that can be shared', async () => {
  await openSite('/en/blog', blogOf(articles))
  expect(shown()).toEqual(['Vos horaires', 'About pages', 'About colours'])
  const filter = within(screen.getByRole('navigation', { name: 'Filter by category' }))
  expect(filter.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'All',
    'Website',
    'Visibility',
  ])
  expect(filter.getByRole('link', { name: 'All' }).getAttribute('aria-current')).toBe('page')
  const website = filter.getByRole('link', { name: 'Website' })
  expect(website.getAttribute('href')).toBe('/en/blog?category=website')
  await act(async () => fireEvent.click(website))
  await expect.poll(() => shown()).toEqual(['About pages', 'About colours'])
  expect(website.getAttribute('aria-current')).toBe('page')
  expect(screen.getByText('2 articles')).toBeDefined()
})

test('an address with a category shows it; an unknown one shows everything, and says so', async () => {
  const { go } = await openSite('/en/blog?category=visibility', blogOf(articles))
  expect(shown()).toEqual(['Vos horaires'])
  expect(screen.getByText('1 article')).toBeDefined()
  const unknown = 'There is no such category: here are all the articles.'
  expect(screen.queryByText(unknown)).toBeNull()
  await go('/en/blog?category=nothing')
  expect(shown()).toHaveLength(3)
  expect(screen.getByText(unknown)).toBeDefined()
})

test('the articles stay as they are chosen until the next page is there', async () => {
  const { go } = await openSite('/en/blog?category=visibility', blogOf(articles))
  const counts: (string | null)[] = []
  const status = screen.getByText('1 article')
  new MutationObserver(() => counts.push(status.textContent)).observe(status, {
    characterData: true,
    childList: true,
    subtree: true,
  })
  await go('/en/blog/hours')
  expect(counts).toEqual([])
})

test('a category without articles says so', async () => {
  await openSite('/en/blog?category=design', blogOf(articles))
  expect(shown()).toEqual([])
  expect(screen.getByText('No article in this category yet.')).toBeDefined()
})

test('whatever the category, there is one canonical address', async () => {
  await openSite('/en/blog?category=website', blogOf(articles))
  const canonical = document.querySelector('link[rel=canonical]')
  expect(canonical?.getAttribute('href')).toBe('https://jalonne.test/en/blog')
})

test('says where the page lies, as other lists do', async () => {
  const home = { _id: 'home', path: '/', title: 'Home' }
  const blog = blogOf(articles)
  await openSite('/en/blog', {
    ...blog,
    page: (path, language) => {
      const page = blog.page?.(path, language)
      return page ? { ...page, breadcrumbs: [home] } : null
    },
  })
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  expect(trail.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/en')
  expect(trail.getByText('Blog').closest('[aria-current=page]')).not.toBeNull()
})

test('a title in the other language is marked with it', async () => {
  await openSite('/en/blog', blogOf(articles))
  const [title] = screen.getAllByText('Vos horaires')
  expect(title?.getAttribute('lang')).toBe('fr')
})

test('the index follows the reader, and the page turns from hero to light and back', async () => {
  await openSite('/en/blog', blogOf(articles))
  const index = within(screen.getByRole('navigation', { name: 'Articles on this page' }))
  const active = () =>
    index
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current'))
      .map((link) => link.getAttribute('href'))
  const style = () => document.querySelector('[data-style]')?.getAttribute('data-style')
  expect([active(), style()]).toEqual([[], 'hero'])
  scroll('hours', true)
  expect([active(), style()]).toEqual([['#hours'], 'light'])
  scroll('pages', true)
  expect([active(), style()]).toEqual([['#pages'], 'light'])
  scroll('pages', false)
  scroll('hours', false)
  expect([active(), style()]).toEqual([[], 'hero'])
})

test.each(['ada@example.ch', ''])(
  'signing up for the newsletter is counted, sends nothing and thanks the reader, whatever the field holds (%j)',
  async (address) => {
    window.dataLayer = []
    await openSite('/en/blog', blogOf(articles))
    const fetching = vi.spyOn(window, 'fetch')
    const field = screen.getByLabelText<HTMLInputElement>('Email address')
    expect(field.type).toBe('email')
    fireEvent.change(field, { target: { value: address } })
    fireEvent.click(screen.getByRole('button', { name: 'Sign up' }))
    expect(window.dataLayer?.at(-1)).toEqual({ event: 'newsletter_signup', page_path: '/en/blog' })
    expect(document.activeElement).toBe(screen.getByText('Thank you'))
    expect(screen.queryByLabelText('Email address')).toBeNull()
    expect(fetching).not.toHaveBeenCalled()
  },
)
