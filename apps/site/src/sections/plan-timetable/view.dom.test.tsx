import { yearlyPrice } from '@jalonne/domain'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { PlanContent, SectionOf } from '../../queries/section-types.ts'
import { testPage } from '../../testing/content.ts'
import { marked } from '../../testing/marked.ts'
import { openSite } from '../../testing/open-site.tsx'
import { testPlan } from '../../testing/plans.ts'

afterEach(cleanup)

type Timetable = SectionOf<'planTimetable'>

const plan = (key: string, more: Partial<PlanContent>) =>
  testPlan(key, { family: 'site', price: null, period: 'month', ...more })
const gift = { label: 'SEO', href: '/services/seo-visibility' }

const timetable: Timetable = {
  _type: 'planTimetable',
  _key: 'plans',
  anchor: 'plans',
  title: 'Plans',
  lead: null,
  plans: [
    plan('Basic', { price: 250 }),
    plan('Pro', {
      price: 1499,
      popular: true,
      features: [
        { _key: 'a', text: 'SEO pack', gift: true, link: gift },
        { _key: 'b', text: 'Not a gift', gift: false, link: null },
      ],
    }),
    plan('Enterprise', {}),
  ],
  rows: [
    {
      _key: 'pages',
      label: 'Pages',
      drawing: 'squares',
      cells: [{ _key: '1', planId: 'Basic', included: true, text: 'up to 5', count: 5 }],
    },
    {
      _key: 'orders',
      label: 'Orders',
      drawing: null,
      cells: [
        { _key: '1', planId: 'Pro', included: true, text: null, count: null },
        { _key: '2', planId: 'Basic', included: false, text: null, count: null },
      ],
    },
  ],
  included: [{ _key: 'domain', text: { text: 'Domaine offert', lang: 'fr' } }],
  giftTitle: 'Limited offer',
  action: { label: 'Ask', href: '/pricing#contact' },
}

const openTimetable = (language: 'fr' | 'en', more: Partial<Timetable> = {}) =>
  openSite(`/${language}`, {
    page: (path, lang) => ({ ...testPage(path, lang), sections: [{ ...timetable, ...more }] }),
  })
const column = (name: string) => within(screen.getByRole('article', { name: new RegExp(name) }))
const figures = (name: string) =>
  [...document.querySelectorAll(`[aria-labelledby="${name}-name"] data`)].map((figure) => [
    figure.getAttribute('value'),
    figure.textContent,
  ])
const cell = (name: string, row: string) =>
  column(name).getByText(row, { selector: 'dt' }).nextElementSibling?.textContent

test('every plan has its monthly figure and four fifths of it for a year', async () => {
  await openTimetable('en')
  expect(figures('Basic')).toEqual([
    ['250', '250\u00a0CHF'],
    ['200', '200\u00a0CHF'],
  ])
  expect(figures('Pro')).toEqual([
    ['1499', '1,499\u00a0CHF'],
    ['1199', '1,199\u00a0CHF'],
  ])
})

test('a plan without a price says that it is made on request', async () => {
  await openTimetable('fr')
  expect(figures('Enterprise')).toEqual([])
  expect(column('Enterprise').getByText('Sur devis')).toBeDefined()
})

test('billing is monthly to begin with', async () => {
  await openTimetable('en')
  const choice = within(screen.getByRole('group', { name: 'Billing' }))
  expect(choice.getByRole<HTMLInputElement>('radio', { name: 'Monthly' }).checked).toBe(true)
  expect(choice.getByRole<HTMLInputElement>('radio', { name: 'Yearly' }).checked).toBe(false)
})

test.each([
  ['fr', ' % d’économie'],
  ['en', '%'],
] as const)(
  'whoever chooses is promised what a year saves, also by ear (%s)',
  async (language, unit) => {
    await openTimetable(language)
    const saving = `${100 - yearlyPrice(100)}${unit}`
    expect(screen.getAllByText((text) => text.includes(saving))).toHaveLength(2)
  },
)

test('a reader who only hears a column learns what each of its lines says', async () => {
  await openTimetable('en')
  expect(cell('Basic', 'Pages')).toBe('up to 5')
  expect(cell('Basic', 'Orders')).toContain('Not included')
  expect(cell('Pro', 'Orders')).toBe('Included')
  expect(cell('Enterprise', 'Pages')).toContain('Not included')
})

test('gifts form a group of their own and lead where they say', async () => {
  await openTimetable('en')
  expect(column('Pro').getByRole('heading', { name: 'Limited offer' })).toBeDefined()
  expect(column('Pro').getByRole('link', { name: 'SEO pack' }).getAttribute('href')).toBe(
    '/en/services/seo-visibility',
  )
  expect(column('Pro').queryByText('Not a gift')).toBeNull()
  expect(column('Basic').queryByRole('heading', { name: 'Limited offer' })).toBeNull()
})

test('only the popular plan is called so, and every link names its plan', async () => {
  await openTimetable('en')
  expect(screen.getAllByText('Most popular')).toHaveLength(1)
  expect(column('Pro').getByText('Most popular')).toBeDefined()
  const links = (name: string) => column(name).getAllByRole('link', { name: /^Ask / })
  expect(links('Basic').map((link) => [link.getAttribute('href'), link.dataset.cta])).toEqual([
    ['/en/pricing?plan=site-Basic#contact', 'plan-site-Basic'],
    ['/en/pricing?plan=site-Basic&billing=yearly#contact', 'plan-site-Basic'],
  ])
  expect(links('Basic').map((link) => link.textContent)).toEqual([
    'Ask (Basic)',
    'Ask (Yearly, Basic)',
  ])
  // On request there is one price, however it is paid.
  expect(links('Enterprise')).toHaveLength(1)
})

test('what is missing in the visitor’s language is marked with the other one', async () => {
  await openTimetable('en')
  expect(screen.getByText('Domaine offert').getAttribute('lang')).toBe('fr')
})

test('a small screen begins with the popular plan, and says what it changes from the one before', async () => {
  await openTimetable('en')
  const choice = within(screen.getByRole('group', { name: 'Plan to compare' }))
  expect(choice.getByRole<HTMLInputElement>('radio', { name: 'Pro' }).checked).toBe(true)
  expect(column('Pro').getByText('What changes from Basic')).toBeDefined()
  expect(column('Basic').queryByText(/What changes/)).toBeNull()
  const line = (row: string) =>
    column('Enterprise').getByText(row, { selector: 'dt' }).parentElement
  expect(line('Pages')?.className).toContain('same')
  expect(line('Orders')?.className).not.toContain('same')
})

test('in a preview a line that says the same as the one before has not changed', async () => {
  const hosting = (planId: string, field: string) => ({
    _key: planId,
    planId,
    included: true,
    text: marked('one year', field),
    count: null,
  })
  const cells = [hosting('Basic', 'a'), hosting('Pro', 'b')]
  await openTimetable('en', { rows: [{ _key: 'hosting', label: 'Hosting', drawing: null, cells }] })
  const line = column('Pro').getByText('Hosting', { selector: 'dt' }).parentElement
  expect(line?.className).toContain('same')
})

test('a count is drawn beside its text, and nothing where there is none', async () => {
  await openTimetable('en')
  const drawn = (name: string) =>
    document.querySelectorAll(`[aria-labelledby="${name}-name"] svg[aria-hidden] [class*=full]`)
      .length
  expect([drawn('Basic'), drawn('Pro')]).toEqual([5, 0])
})
