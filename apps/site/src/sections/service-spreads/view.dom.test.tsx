import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SectionOf } from '../../queries/section-types.ts'
import { type TestContent, testPage } from '../../testing/content.ts'
import { openSite } from '../../testing/open-site.tsx'
import { stubScrolling } from '../../testing/scrolling.ts'
import type { WrittenSpread } from './filled-spread.ts'

const service = (name: string) => ({
  _id: name,
  title: `The ${name} service`,
  href: `/services/${name}`,
  figure: { price: null, period: null, from: false, text: '< 20 d' },
})
const spread = (place: string, ...services: string[]): WrittenSpread => ({
  _key: place,
  title: `All about ${place}`,
  label: place,
  sub: `In short: ${place}`,
  desc: { text: 'En français', lang: 'fr' },
  first: null,
  services: [place, ...services].map(service),
})
const section: SectionOf<'serviceSpreads'> = {
  _type: 'serviceSpreads',
  _key: 'spreads',
  anchor: null,
  title: 'On this page',
  spreads: [spread('website'), spread('ads', 'marketing'), spread('hosting')],
  contact: { label: 'Contact sales', href: '/contact' },
  more: 'See all features',
}

let scroll: ReturnType<typeof stubScrolling>
let scrolledTo: (number | undefined)[]
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  scrolledTo = []
  vi.spyOn(Element.prototype, 'scrollTo').mockImplementation((...[options]: unknown[]) => {
    const { left } = options as ScrollToOptions
    scrolledTo.push(left)
  })
  scroll = stubScrolling()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const open = (address = '/en/services', content: Pick<TestContent, 'away'> = {}) =>
  openSite(address, {
    ...content,
    page: (path, language) => ({ ...testPage(path, language), sections: [section] }),
  })
const index = () => within(screen.getByRole('navigation', { name: 'On this page' }))
const active = () =>
  index()
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'location')
    .map((link) => link.getAttribute('href'))
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const hash = () => window.location.hash

test('every spread says what it is, whom to ask and where to read on', async () => {
  await open()
  const articles = screen.getAllByRole('article')
  expect(articles.map(({ id }) => id)).toEqual(['website', 'ads', 'hosting'])
  const website = within(screen.getByRole('article', { name: 'All about website' }))
  expect(website.getByText('In short: website')).toBeDefined()
  expect(website.getByText('En français').getAttribute('lang')).toBe('fr')
  expect(website.getByText('< 20 d')).toBeDefined()
  const links = website
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Contact sales – All about website', '/en/contact?product=website'],
    [expect.stringMatching(/^See all features – All about website/), '/en/services/website'],
  ])
})

test('services sold together have one spread and a sign each', async () => {
  await open()
  const signs = within(screen.getByRole('article', { name: 'All about ads' }))
    .getAllByRole('listitem')
    .map((sign) => sign.textContent)
  expect(signs).toEqual([
    'See all features – The ads service< 20 d',
    'See all features – The marketing service< 20 d',
  ])
})

test('the index follows the reader, and brings the sign into sight within its strip', async () => {
  await open()
  expect(active()).toEqual(['#website'])
  scroll('website', true)
  expect(active()).toEqual(['#website'])
  scroll('ads', true)
  expect(active()).toEqual(['#ads'])
  expect(scrolledTo).toHaveLength(2)
  scroll('ads', false)
  expect(active()).toEqual(['#website'])
})

test('a chosen sign stands while the page scrolls past others, for 800 ms', async () => {
  await open()
  fireEvent.click(index().getByRole('link', { name: /hosting/ }))
  expect(active()).toEqual(['#hosting'])
  scroll('website', true)
  scroll('ads', true)
  expect(active()).toEqual(['#hosting'])
  await wait(900)
  expect(active()).toEqual(['#ads'])
})

test('the address names the place once the reader stays, and adds nothing to the history', async () => {
  const { router } = await open()
  const entries = window.history.length
  scroll('website', true)
  scroll('ads', true)
  await wait(300)
  expect(hash()).toBe('')
  await wait(300)
  expect(hash()).toBe('#ads')
  expect(router.state.location.hash).toBe('ads')
  scroll('ads', false)
  scroll('website', false)
  await wait(600)
  expect(hash()).toBe('')
  expect(window.history.length).toBe(entries)
})

test('a reader who moves on at once gets to the next page', async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const away = (_: string, path: string) => path === '/next' && promise
  const { router } = await open('/en/services', { away })
  scroll('website', true)
  const going = router.navigate({ href: '/en/next' })
  await wait(1000)
  resolve(false)
  await act(() => going)
  expect(router.state.location.href).toBe('/en/next')
})

test('an address that names another place of the page is left alone', async () => {
  await open('/en/services#others')
  scroll('website', true)
  await wait(600)
  expect(hash()).toBe('#others')
})
