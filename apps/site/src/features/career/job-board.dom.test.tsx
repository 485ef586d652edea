import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Job } from '../../queries/jobs.ts'
import { type TestContent, testPage } from '../../testing/content.ts'
import { openSite } from '../../testing/open-site.tsx'

const job = (title: string, more: Partial<Job> = {}): Job => ({
  _id: `job-${title}`,
  title,
  workload: '80%',
  summary: 'Does good work.',
  team: 'Design',
  location: 'Lausanne',
  open: false,
  link: null,
  ...more,
})

const contact = {
  email: 'bonjour@jalonne.ch',
  phone: null,
  street: null,
  postalCode: null,
  city: null,
  country: null,
  hours: null,
  openingHours: null,
  cantons: [],
}

const careerOf = (jobs: Job[]): TestContent => ({
  page: (path, language) =>
    path === '/career'
      ? testPage(path, language, language === 'fr' ? 'Carrières' : 'Careers')
      : null,
  jobs: () => jobs,
  settings: { contact },
})

const board = () => screen.getByRole('region', { name: /Departures|Tableau/ })
const rows = () => within(board()).getAllByRole('listitem')

afterEach(cleanup)

test('R18: eight positions stand on the board, all filled, and none of their buttons can be pressed', async () => {
  const jobs = Array.from({ length: 8 }, (_, index) => job(`Job ${index}`))
  await openSite('/en/career', careerOf(jobs))
  expect(rows()).toHaveLength(8)
  const buttons = screen.getAllByRole('button', { name: /^Filled: Job \d$/ })
  expect(buttons.map((button) => button.hasAttribute('disabled'))).toEqual(Array(8).fill(true))
  expect(screen.queryByRole('link', { name: /^Apply/ })).toBeNull()
  expect(screen.getByText('All positions are filled.')).toBeDefined()
})

test('R18: a position that is open leads to its advertisement, or to an e-mail that names it', async () => {
  const link = 'https://jobs.example/designer'
  await openSite(
    '/fr/career',
    careerOf([
      job('Designer', { open: true, link }),
      job('Vigneron & co', { open: true }),
      job('Graphiste'),
    ]),
  )
  const apply = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(apply('Postuler\u00a0: Designer')).toBe(link)
  expect(apply('Postuler\u00a0: Vigneron & co')).toBe(
    'mailto:bonjour@jalonne.ch?subject=Candidature%C2%A0%3A%20Vigneron%20%26%20co',
  )
  expect(screen.getByText('2 postes ouverts')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Pourvu\u00a0: Graphiste' })).toHaveProperty(
    'disabled',
    true,
  )
})

test('R18: a link alone opens nothing: an editor says so', async () => {
  await openSite(
    '/en/career',
    careerOf([job('Designer', { link: 'https://jobs.example/designer' })]),
  )
  expect(screen.queryByRole('link', { name: /Apply/ })).toBeNull()
})

test('R18: whatever the board says, there is an address for a CV', async () => {
  await openSite('/en/career', careerOf([]))
  expect(screen.getByText('No positions at the moment.')).toBeDefined()
  const address = within(board()).getByRole('link', { name: 'bonjour@jalonne.ch' })
  expect(address.getAttribute('href')).toBe('mailto:bonjour@jalonne.ch')
  expect(address.parentElement?.textContent).toMatch(/Send your CV to bonjour@jalonne\.ch\./)
})

test('S17: where the board breaks, the rest of the page stays', async () => {
  const logged = vi.spyOn(console, 'warn').mockReturnValue()
  await openSite('/en/career', careerOf([job('Designer', { title: {} as never })]))
  expect(screen.getByRole('alert').textContent).toBe('There was an error loading this section')
  expect(document.title).toContain('Careers')
  logged.mockRestore()
})
