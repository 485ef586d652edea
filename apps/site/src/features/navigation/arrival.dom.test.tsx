import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Page } from '../../queries/section-types.ts'
import { followHistory } from '../../shared/follow-history.ts'
import { testPage } from '../../testing/content.ts'
import { stubMotion } from '../../testing/motion.ts'
import { openSite } from '../../testing/open-site.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(Element.prototype, 'animate')
})

const announced = () => document.querySelector('[data-arrival]')?.textContent

test('a new page is scrolled to its top, has the focus and is announced by its title', async () => {
  const { go } = await openSite('/en', { page: testPage })
  expect(announced()).toBe('')
  const scrollTo = vi.spyOn(window, 'scrollTo')
  await go('/en/pricing')
  expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }))
  expect(document.activeElement?.id).toBe('main')
  expect(announced()).toBe('/pricing en | Jalonne, page loaded')
})

test.each([
  [true, 0],
  [false, 1],
])('where less motion is wanted (%s), a new page fades in %i times', async (matches, times) => {
  const animate = vi.fn()
  Object.assign(Element.prototype, { animate })
  stubMotion(() => matches)
  const { go } = await openSite('/en', { page: testPage })
  await go('/en/pricing')
  expect(animate).toHaveBeenCalledTimes(times)
})

test('the content is there when the focus comes to it', async () => {
  // Of a type that the first page had no use for.
  const header = { _type: 'pageHeader', _key: 'header', title: 'Our prices' } as Page['sections'][0]
  const { go } = await openSite('/en', {
    page: (path, language) => ({
      ...testPage(path, language),
      ...(path === '/pricing' && { sections: [header] }),
    }),
  })
  const main = screen.getByRole('main')
  const found: (string | null)[] = []
  main.addEventListener('focus', () => found.push(main.textContent))
  await go('/en/pricing')
  expect(found).toEqual([expect.stringContaining('Our prices')])
})

test('waking up leaves the page where the visitor has scrolled', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo')
  await openSite('/en', { page: testPage })
  expect(scrollTo).not.toHaveBeenCalled()
})

test('the place that the address of a new page names has the focus', async () => {
  const { go } = await openSite('/en', { page: testPage })
  await go('/en/pricing#card')
  expect(document.activeElement?.id).toBe('card')
  expect(announced()).toBe('/pricing en | Jalonne, page loaded')
})

test('on the way back the focus returns to the link that led away', async () => {
  const card = (key: string) => ({
    _type: 'callToActionCard',
    _key: key,
    title: key,
    link: { label: 'Prices', href: '/pricing' },
  })
  const { go, router } = await openSite('/en', {
    page: (path, language) => ({
      ...testPage(path, language),
      ...(path === '/' && { sections: [card('first'), card('second')] as Page['sections'] }),
    }),
  })
  followHistory(router.history)
  const second = () => screen.getAllByRole('link', { name: 'Prices' })[1]
  second()?.focus()
  await go('/en/pricing')
  expect(document.activeElement?.id).toBe('main')
  await act(async () => router.history.back())
  await waitFor(() => expect(second()).toBeDefined())
  expect(document.activeElement).toBe(second())
})

test('the focus returns to a link of the frame, too, unless its menu has closed', async () => {
  const { go, router } = await openSite('/en', { page: testPage })
  followHistory(router.history)
  const link = screen.getAllByRole('link', { name: 'Pricing' })[0]
  const seen = vi.spyOn(HTMLElement.prototype, 'checkVisibility')
  const wayBack = async (isShown: boolean) => {
    seen.mockReturnValue(isShown)
    link?.focus()
    await go('/en/pricing')
    await act(async () => router.history.back())
    await waitFor(() => expect(document.title).toBe('/ en | Jalonne'))
    return document.activeElement
  }
  expect(await wayBack(true)).toBe(link)
  expect((await wayBack(false))?.id).toBe('main')
})

test('whoever asks the assistant while a page comes stays in its field', async () => {
  const { go } = await openSite('/en', { page: testPage })
  const dock = document.body.appendChild(document.createElement('aside'))
  dock.dataset.dock = ''
  const field = dock.appendChild(document.createElement('input'))
  field.focus()
  await go('/en/pricing')
  expect(document.activeElement).toBe(field)
  expect(announced()).toBe('/pricing en | Jalonne, page loaded')
  dock.remove()
})

test('a new page is not announced by the title of the old one in another language', async () => {
  const { go } = await openSite('/fr', { page: testPage })
  await go('/fr/pricing')
  const said: (string | null | undefined)[] = []
  const observer = new MutationObserver(() => said.push(announced()))
  observer.observe(document, { childList: true, characterData: true, subtree: true })
  await go('/en/pricing')
  observer.disconnect()
  expect(said.filter(Boolean).filter((words) => words !== announced())).toEqual([])
})

test('a dialog over the page is closed on the next one, not by an anchor on the same', async () => {
  const { go } = await openSite('/en', { page: testPage })
  // In a tree of its own, as the one that books a call.
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.showModal()
  await go('/en#card')
  expect(dialog.open).toBe(true)
  await go('/en/pricing')
  expect(dialog.open).toBe(false)
  dialog.remove()
})

test('an anchor on the same page takes neither focus nor word', async () => {
  const { go } = await openSite('/en', { page: testPage })
  await go('/en#card')
  expect(document.activeElement?.id).not.toBe('main')
  expect(announced()).toBe('')
})
