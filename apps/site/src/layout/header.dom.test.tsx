import { swissDay } from '@jalonne/domain'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { testPage } from '../testing/content.ts'
import { openSite } from '../testing/open-site.tsx'

afterEach(cleanup)

const menu = () => {
  const dialog = document.querySelector<HTMLDialogElement>('header dialog')
  if (!dialog) throw new Error('the header has a menu for small screens')
  return dialog
}

const ads = {
  _id: 'ads',
  key: 'ads',
  href: '/services/ads',
  title: 'Ads',
  description: null,
  icon: null,
}

test('the header names the page one is on and the language it is in', async () => {
  await openSite('/fr/pricing', { page: testPage })
  const banner = within(screen.getByRole('banner'))
  const [pricing] = banner.getAllByRole('link', { name: 'Tarifs' })
  expect(pricing?.getAttribute('aria-current')).toBe('page')
  expect(banner.getByText('FR').getAttribute('aria-current')).toBe('true')
  const english = banner.getByRole('link', { name: /in English/ })
  expect(english.getAttribute('href')).toBe('/en/pricing')
  expect(english.textContent).toBe('EN')
})

test('the small menu is closed on the next page, and what was unfolded in it is folded', async () => {
  const { go } = await openSite('/fr', { page: testPage, navigation: { services: [ads] } })
  const unfolded = () => menu().querySelectorAll('details[open]').length
  menu().open = true
  await waitFor(() => expect(menu().querySelector('details')).not.toBeNull())
  menu().querySelector('details')?.setAttribute('open', '')
  await go('/fr/pricing')
  expect([menu().open, unfolded()]).toEqual([false, 0])
})

test('the small menu stays open, and what has the focus keeps it, when only the place in the page changes', async () => {
  const { go } = await openSite('/fr', { page: testPage })
  const before = menu()
  before.open = true
  await go('/fr#card')
  expect(menu()).toBe(before)
  expect(menu().open).toBe(true)
})

test('the footer leads to the same page in the other language', async () => {
  await openSite('/en/pricing', { page: testPage })
  const footer = within(screen.getByRole('contentinfo'))
  const french = footer.getByRole('link', { name: /en français/ })
  expect(french.getAttribute('href')).toBe('/fr/pricing')
  expect(footer.getByText(`© 1998–${swissDay(Date.now()).slice(0, 4)} Jalonne`)).toBeDefined()
})

test('the services have their menu, with a last entry that leads to all of them or without', async () => {
  const servicesMenu = () => document.querySelector('header > div > nav details')
  await openSite('/en', { page: testPage, navigation: { services: [ads] } })
  expect(servicesMenu()?.querySelector('summary')?.textContent).toBe('Services')
  cleanup()
  await openSite('/en', { page: testPage })
  expect(servicesMenu()).toBeNull()
  expect(menu().querySelector('details')).toBeNull()
})
