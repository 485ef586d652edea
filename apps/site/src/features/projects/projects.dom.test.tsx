import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Project, ProjectSummary } from '../../queries/projects.ts'
import { type TestContent, testPage, testPicture } from '../../testing/content.ts'
import { openSite } from '../../testing/open-site.tsx'

const result: ProjectSummary['results'][number] = {
  _key: 'a',
  before: '2',
  value: '19',
  label: 'requests a month',
  drawing: null,
  amount: null,
  reference: null,
}

const study = (slug: string, more: Partial<ProjectSummary> = {}): ProjectSummary => ({
  _id: slug,
  slug,
  title: `Story of ${slug}`,
  summary: 'In short',
  date: '2026-03-09',
  client: {
    name: slug,
    town: 'Moudon VD',
    trade: 'Joinery',
    field: '#2b1a0d',
    ink: '#efe7da',
    accent: null,
    mark: null,
    markHeight: 28,
    site: `${slug}.ch`,
    screen: testPicture(`Site of ${slug}`),
    phone: null,
  },
  industry: { key: 'construction', title: 'Construction' },
  services: [{ key: 'website', title: 'Websites', path: '/services/websites' }],
  results: [result],
  ...more,
})

const hotel = study('hotel', { industry: { key: 'hospitality', title: 'Hotels' } })
const joiner = study('joiner')

const full = (slug: string, more: Partial<Project> = {}): Project => ({
  ...study(slug),
  updatedAt: '2026-03-11T00:00:00Z',
  before: null,
  body: [
    {
      _type: 'block',
      _key: 'a',
      style: 'normal',
      markDefs: [],
      children: [{ _type: 'span', _key: 's', text: 'It began with a staircase.', marks: [] }],
    },
  ],
  list: { title: 'Projects' },
  home: { title: 'Home' },
  others: [hotel],
  ...more,
})

const projectsOf = (project: TestContent['project'] = () => null): TestContent => ({
  page: (path, language) => (path === '/projects' ? testPage(path, language, 'Projects') : null),
  projects: () => [joiner, hotel],
  project,
})

const titles = () =>
  screen.getAllByRole('article').map((one) => within(one).getByRole('heading').textContent)

afterEach(cleanup)

test('R23: a visitor chooses an industry by a link that can be shared, and all of them again', async () => {
  await openSite('/en/projects', projectsOf())
  expect(titles()).toEqual(['Story of joiner', 'Story of hotel'])
  const filter = within(screen.getByRole('navigation', { name: 'Filter projects' }))
  const hotels = filter.getByRole('link', { name: 'Hotels' })
  expect(hotels.getAttribute('href')).toBe('/en/projects?industry=hospitality')
  await act(async () => fireEvent.click(hotels))
  await expect.poll(() => titles()).toEqual(['Story of hotel'])
  expect(hotels.getAttribute('aria-current')).toBe('true')
  expect(screen.getByText('1 project')).toBeDefined()
  await act(async () => fireEvent.click(filter.getByRole('link', { name: 'All' })))
  await expect.poll(() => titles()).toHaveLength(2)
})

test('R23: sites are shown in a window and on a telephone in turn, on the colours of their firms', async () => {
  const phone = testPicture('On a telephone')
  const both = (slug: string) =>
    study(slug, { client: joiner.client && { ...joiner.client, phone } })
  await openSite('/en/projects', {
    ...projectsOf(),
    projects: () => [both('first'), both('second'), both('third'), joiner],
  })
  const pictures = screen.getAllByRole('article').map((one) => within(one).getByRole('img'))
  expect(pictures.map((picture) => picture.getAttribute('alt'))).toEqual([
    'Site of joiner',
    'On a telephone',
    'Site of joiner',
    'Site of joiner',
  ])
  const fields = pictures.map((picture) => picture.closest<HTMLElement>('[style*="--field"]'))
  expect(fields.map((field) => field?.style.getPropertyValue('--field'))).toEqual(
    Array.from({ length: 4 }, () => '#2b1a0d'),
  )
})

test('R23: an industry and a service are chosen together, and each is given up again', async () => {
  const shop = study('shop', {
    services: [{ key: 'shop', title: 'Shops', path: '/services/e-commerce' }],
  })
  await openSite('/en/projects?service=website', {
    ...projectsOf(),
    projects: () => [joiner, hotel, shop],
  })
  const filter = within(screen.getByRole('navigation', { name: 'Filter projects' }))
  const link = (name: string) => filter.getByRole('link', { name })
  expect(titles()).toEqual(['Story of joiner', 'Story of hotel'])
  await act(async () => fireEvent.click(link('Construction')))
  await expect.poll(() => titles()).toEqual(['Story of joiner'])
  expect(link('Construction').getAttribute('aria-current')).toBe('true')
  expect(link('Websites').getAttribute('href')).toBe('/en/projects?industry=construction')
  await act(async () => fireEvent.click(link('Websites')))
  await expect.poll(() => titles()).toEqual(['Story of joiner', 'Story of shop'])
  await act(async () => fireEvent.click(link('Shops')))
  await expect.poll(() => titles()).toEqual(['Story of shop'])
  expect(filter.queryByRole('link', { name: 'Hotels' })).toBeNull()
})

test('R23: a choice without projects says so and leads to all of them', async () => {
  await openSite('/en/projects?service=nothing', projectsOf())
  expect(screen.queryByRole('article')).toBeNull()
  expect(screen.getByText('No project matches this filter yet.')).toBeDefined()
  const all = screen.getByRole('link', { name: 'See all projects' })
  expect(all.getAttribute('href')).toBe('/en/projects')
})

test('R23: a case study tells whose it is, what it was and has become, and where to go on', async () => {
  const before = testPicture('The site of 2005')
  await openSite(
    '/en/projects/joiner',
    projectsOf((slug) => full(slug, { before })),
  )
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Story of joiner')
  expect(screen.getByRole('img', { name: 'The site of 2005' })).toBeDefined()
  const figures = within(screen.getByRole('region', { name: 'In figures' }))
  expect(figures.getByText('requests a month').parentElement?.textContent).toBe(
    'requests a monthBefore 2After 19',
  )
  expect(screen.getByText('It began with a staircase.')).toBeDefined()
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(link('Construction')).toBe('/en/projects?industry=construction')
  expect(link('Websites')).toBe('/en/services/websites')
  expect(link('Story of hotel')).toBe('/en/projects/hotel')
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  expect(trail.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    'Home',
    'Projects',
    'joiner',
  ])
})

test('R23: a result without a figure before it stands alone', async () => {
  const results = [{ ...result, before: null, value: '17 days', label: 'from plan to launch' }]
  await openSite(
    '/en/projects/joiner',
    projectsOf((slug) => full(slug, { results })),
  )
  expect(screen.getByText('from plan to launch').parentElement?.textContent).toBe(
    'from plan to launch17 days',
  )
})

test('R23: a case study stands on its client’s colours, or on those of the site', async () => {
  const ground = () => screen.getByRole('article', { name: 'Story of joiner' }).style
  await openSite(
    '/en/projects/joiner',
    projectsOf((slug) => full(slug)),
  )
  expect(ground().getPropertyValue('--field')).toBe('#2b1a0d')
  expect(ground().getPropertyValue('--ink')).toBe('#efe7da')
  cleanup()
  const client = joiner.client && { ...joiner.client, ink: null }
  await openSite(
    '/en/projects/joiner',
    projectsOf((slug) => full(slug, { client })),
  )
  expect(ground().getPropertyValue('--field')).toBe('')
})

test('R23: a result is drawn where its editor chose a drawing, and its words stay whole', async () => {
  const results = [
    { ...result, _key: 'bars', before: '5.2 s', value: '0.8 s', label: 'first picture' },
    { ...result, _key: 'squares', before: null, value: '7 in 10', label: 'on a phone' },
    { ...result, _key: 'words', before: null, value: 'Twice', label: 'as many' },
    { ...result, _key: 'thousands', before: '1 200', value: '2 400 CHF', label: 'a basket' },
  ]
  Object.assign(results[0] ?? {}, { drawing: 'bars', amount: 0.8, reference: 5.2 })
  Object.assign(results[1] ?? {}, { drawing: 'squares', amount: 7, reference: 10 })
  await openSite(
    '/en/projects/joiner',
    projectsOf((slug) => full(slug, { results, others: [] })),
  )
  const shown = (label: string) => screen.getByText(label).parentElement
  const small = (label: string) =>
    [...(shown(label)?.querySelectorAll('small') ?? [])].map(({ textContent }) => textContent)
  expect(shown('first picture')?.textContent).toBe('first pictureBefore 5.2 sAfter 0.8 s')
  expect(small('first picture')).toEqual([' s', ' s'])
  expect(shown('first picture')?.querySelectorAll('dd svg path')).not.toHaveLength(0)
  expect(small('on a phone')).toEqual([' in 10'])
  expect(shown('on a phone')?.querySelectorAll('[aria-hidden] path')).toHaveLength(10)
  expect(shown('as many')?.textContent).toBe('as manyTwice')
  expect(small('a basket')).toEqual([' CHF'])
  expect(shown('a basket')?.querySelector('dd[aria-hidden]')).toBeNull()
})

test('R23: an address without a case study is a page that is not there', async () => {
  await openSite('/en/projects/nowhere', projectsOf())
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/couldn.t find that page/)
})
