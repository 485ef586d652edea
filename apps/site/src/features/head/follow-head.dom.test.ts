import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type TestContent, testPage } from '../../testing/content.ts'
import { openSite } from '../../testing/open-site.tsx'
import { followHead } from './follow-head.ts'
import { headMarkup } from './head-element.ts'
import { pageHeadElements } from './page-head-elements.ts'

let name = 'Card'
let paths = ['/', '/pricing']
const content: TestContent = {
  page: (path, language) =>
    paths.includes(path)
      ? { ...testPage(path, language, `${path} ${language}`), title: name }
      : null,
}
const marked = () => [...document.head.querySelectorAll('[data-page]')]
const property = (named: string) =>
  [...document.head.querySelectorAll(`meta[property="${named}"]`)].map((meta) =>
    meta.getAttribute('content'),
  )

/** Opens a page as the server has sent it. */
async function arrive(address: string) {
  const site = await openSite(address, content)
  document.head.insertAdjacentHTML('beforeend', headMarkup(pageHeadElements(site.router)))
  return { ...site, renew: followHead(site.router) }
}

beforeEach(() => {
  name = 'Card'
  paths = ['/', '/pricing']
})
afterEach(() => {
  for (const element of marked()) element.remove()
})

test('nothing of a page stays behind when another is shown, and the other has its own', async () => {
  const { go, leave } = await arrive('/fr')
  const before = marked().length
  await go('/fr/pricing')
  await expect.poll(() => marked()).toHaveLength(before)
  expect(property('og:url')).toEqual(['https://jalonne.test/fr/pricing'])
  expect(document.head.querySelectorAll('script[type="application/ld+json"]')).toHaveLength(1)
  await go('/en/pricing')
  await expect.poll(() => property('og:locale')).toEqual(['en_US'])
  leave()
})

test('another place or choice on the same page leaves what is there as it is', async () => {
  const { go, leave } = await arrive('/fr')
  const before = marked()
  await go('/fr#card')
  await go('/fr?plan=pro')
  expect(marked()).toEqual(before)
  expect(before[0]?.isConnected).toBe(true)
  leave()
})

test('a page that is not there offers search engines nothing of the last one', async () => {
  const { go, leave } = await arrive('/fr')
  await go('/fr/nowhere')
  await expect.poll(() => property('og:title')).toEqual(['Cette page est introuvable.'])
  expect(document.head.querySelector('script[type="application/ld+json"]')).toBeNull()
  leave()
})

test('a page that is published where none was is offered to search engines', async () => {
  const { go, leave, queryClient, router } = await arrive('/fr')
  const before = marked().length
  await go('/fr/nowhere')
  await expect.poll(() => property('og:title')).toEqual(['Cette page est introuvable.'])
  paths.push('/nowhere')
  queryClient.clear()
  await act(() => router.invalidate())
  await expect.poll(() => property('og:title')).toEqual(['/nowhere fr'])
  expect(marked()).toHaveLength(before)
  leave()
})

test('what changes in the lake changes here, once', async () => {
  const { queryClient, renew, leave } = await arrive('/fr/pricing')
  name = 'Other'
  await queryClient.invalidateQueries()
  renew()
  await expect.poll(() => property('og:image:alt')).toEqual(['Other – Jalonne'])
  leave()
})
