import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { TestContent } from '../../testing/content.ts'
import { openSite } from '../../testing/open-site.tsx'

// The dashboard asks the content for nothing.
const noPages: TestContent = { page: () => null }
const views = {
  fr: ['Tableau de bord', 'Statistiques', 'Utilisateurs', 'Réglages', 'Rapports', 'Assistance'],
  en: ['Dashboard', 'Analytics', 'Users', 'Settings', 'Reports', 'Support'],
}
const sidebar = () => screen.getByRole('navigation', { name: /^(Vues du|Dashboard views)/ })
const heading = () => screen.getByRole('heading', { level: 1 })

afterEach(cleanup)

test.each([
  ['fr', 'Démo', 'Tableau de bord'],
  ['en', 'Demo', 'Dashboard'],
] as const)(
  'R21: six views are a link away in %s, each under the word %s',
  async (language, demo, first) => {
    const { go } = await openSite(`/${language}/dashboard`, noPages)
    const links = within(sidebar()).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual(views[language])
    expect(heading().textContent).toBe(first)
    for (const [at, link] of links.entries()) {
      await go(link.getAttribute('href') ?? '')
      expect(heading().textContent).toBe(views[language][at])
      expect(within(screen.getByRole('main')).getByText(demo).tagName).toBe('STRONG')
      const current = within(sidebar()).getByRole('link', { current: 'page' })
      expect(current.textContent).toBe(views[language][at])
      expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
    }
  },
)

test('R21: the figures of the last month, each with how it changed', async () => {
  await openSite('/fr/dashboard', noPages)
  const cards = screen.getAllByRole('term').map(({ parentElement }) => parentElement?.textContent)
  expect(cards.slice(0, 4)).toEqual([
    'Visites10\u202f940+5\u00a0% en un mois',
    'Demandes133+7 en un mois',
    'Position moyenne sur Google6,2−0,6 en un mois',
    'Disponibilité99,99\u00a0%+0,06\u00a0point en un mois',
  ])
})

test('R21: what happened lately is a list, newest first', async () => {
  await openSite('/en/dashboard', noPages)
  const activity = screen.getByRole('region', { name: 'Recent activity' })
  const times = [...activity.querySelectorAll('time')].map(({ dateTime }) => dateTime)
  expect(times).toHaveLength(8)
  expect(times).toEqual(times.toSorted().toReversed())
  expect(activity.textContent).toContain('October 30, 2026, 16:42')
})

test('R21: a chart says in words what it shows, and has its figures in a table', async () => {
  await openSite('/en/dashboard/analytics', noPages)
  expect(
    screen.getByRole('img', { name: /^133 enquiries in October 2026, up from 73/ }),
  ).toBeDefined()
  const table = within(screen.getByRole('figure')).getByRole('table', { hidden: true })
  const rows = within(table).getAllByRole('row', { hidden: true })
  expect(rows).toHaveLength(13)
  expect([...(rows.at(-1)?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'October 2026',
    '61',
    '31',
    '41',
  ])
})

test('R21: a setting changes in the page, and says that nothing was saved', async () => {
  const { go } = await openSite('/en/dashboard/settings', noPages)
  const security = () =>
    screen.getByRole('checkbox', { name: 'a security update is installed' }) as HTMLInputElement
  expect(screen.queryByText(/Nothing was saved/)).toBeNull()
  fireEvent.click(security())
  expect(security().checked).toBe(true)
  expect(screen.getByText(/Nothing was saved/).getAttribute('role')).toBe('status')
  await go('/en/dashboard/users')
  await go('/en/dashboard/settings')
  expect(security().checked).toBe(false)
})

test('R21: support leads to the real agency', async () => {
  await openSite('/fr/dashboard/support', noPages)
  expect(screen.getByRole('link', { name: 'Écrire à l’agence' }).getAttribute('href')).toBe(
    '/fr/contact',
  )
})

test('R21: a view that is none is a page that is none', async () => {
  await openSite('/en/dashboard/billing', noPages)
  expect(screen.queryByRole('navigation', { name: 'Dashboard views' })).toBeNull()
})
