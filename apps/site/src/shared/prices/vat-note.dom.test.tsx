import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Page } from '../../queries/section-types.ts'
import { testPage } from '../../testing/content.ts'
import { openSite } from '../../testing/open-site.tsx'
import { testPlan } from '../../testing/plans.ts'

afterEach(cleanup)

/** Each section that lists prices to buy at, with one plan. */
function listsOf(price: number | null): Page['sections'] {
  const shared = { _key: 'list', anchor: 'list', title: 'Prices', lead: null }
  const plans = [testPlan('perform', { name: 'Perform', price })]
  return [
    { ...shared, _type: 'planCards', figure: null, plans, link: null },
    {
      ...shared,
      _type: 'planTimetable',
      plans,
      rows: [],
      included: [],
      giftTitle: null,
      action: null,
    },
    { ...shared, _type: 'planPicker', plans, note: null, privacy: null },
    { ...shared, _type: 'seoPacks', plans, action: null },
    {
      ...shared,
      _type: 'pricingExtras',
      summary: null,
      unfolded: true,
      groups: [{ _key: 'group', title: null, lead: null, plans, link: null }],
    },
  ]
}

const open = (address: string, section: Page['sections'][number]) =>
  openSite(address, {
    page: (path, language) => ({ ...testPage(path, language), sections: [section] }),
  })

const list = () => within(screen.getByRole('region', { name: 'Prices' }))

test.each(listsOf(120))('$_type says under its prices that VAT is added', async (section) => {
  await open('/fr', section)
  const price = list().getAllByText('120 CHF')[0]
  const note = list().getByText('Prix hors TVA')
  expect(price?.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test.each(listsOf(null))('$_type says nothing of VAT where no price stands', async (section) => {
  await open('/en', section)
  expect(list().getByText('On request')).toBeDefined()
  expect(list().queryByText('Prices exclude VAT')).toBeNull()
})

test('the price of a chosen plan says so too, beside its form', async () => {
  const [, , picker] = listsOf(120)
  if (!picker) throw new Error('no plan to choose')
  await open('/en?plan=hosting-perform', picker)
  expect(list().getByRole('heading', { name: 'Ask for Perform' })).toBeDefined()
  expect(list().getByText('Prices exclude VAT')).toBeDefined()
})

test.each([
  ['fr', 'Prix hors TVA'],
  ['en', 'Prices exclude VAT'],
])(
  'the end of every page says so once, for prices that stand in no list (%s)',
  async (language, note) => {
    await openSite(`/${language}/contact`, { page: testPage })
    expect(within(screen.getByRole('contentinfo')).getByText(note)).toBeDefined()
  },
)
