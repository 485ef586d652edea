import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { SectionOf } from '../../queries/section-types.ts'
import { testPage, testPicture } from '../../testing/content.ts'
import { openSite } from '../../testing/open-site.tsx'

type Cell = SectionOf<'bento'>['cells'][number]
type Drawing = Cell['drawing']

afterEach(cleanup)

const cell = (drawing: Drawing | undefined, more: Partial<Cell> = {}) =>
  ({
    _type: 'bentoCell',
    _key: String(drawing),
    drawing,
    title: `About ${drawing}`,
    picture: null,
    ...more,
  }) as Cell

const open = (cells: Cell[], language: 'fr' | 'en' = 'en') =>
  openSite(`/${language}`, {
    page: (path, lang) => ({
      ...testPage(path, lang),
      sections: [{ _type: 'bento', _key: 'b', anchor: null, title: 'Board', lead: null, cells }],
    }),
  })

const items = () => within(screen.getByRole('region', { name: 'Board' })).getAllByRole('listitem')
const redirect = (from: string, to: string) => ({
  _type: 'addressPair' as const,
  _key: from,
  from,
  to,
})

test('R5: a cell shows what its drawing says: an amount, two signs, a field, addresses', async () => {
  await open([
    cell('phone', { picture: testPicture('On a phone') }),
    cell('gauge', { amount: 0.8, reference: 3.2, unit: 's' }),
    cell('signs', { lines: ['français', 'english'] }),
    cell('field', { lines: ['Notice', 'Open on 26 Dec'] }),
    cell('addresses', { redirects: [redirect('/tarifs.htm', '/honoraires')] }),
    cell('contrast'),
  ] as Cell[])
  expect(screen.getByRole('img', { name: 'On a phone' })).toBeDefined()
  expect(screen.getByText('0.8', { exact: false }).textContent).toBe('0.8\u00a0s')
  expect(screen.getByText('Open on 26 Dec')).toBeDefined()
  expect(screen.getByText('english')).toBeDefined()
  expect(screen.getByText('/tarifs.htm').closest('li')?.textContent).toBe(
    '/tarifs.htmleads to/honoraires',
  )
  expect(
    screen.getByRole('region', { name: 'Board' }).querySelector('[data-whole=true]'),
  ).not.toBeNull()
})

test('figures are written as the language writes them', async () => {
  await open([cell('gauge', { amount: 0.8, reference: 3.2 }), cell('contrast')], 'fr')
  expect(screen.getByText('0,8')).toBeDefined()
  expect(screen.getByText('11,3')).toBeDefined()
})

test('the hand of a gauge stays on its scale, whatever an editor has entered', async () => {
  for (const [amount, reference] of [
    [9, 3],
    [0, 0],
    [-4, 3],
  ] as const) {
    await open([cell('gauge', { amount, reference })])
    const paths = [...document.querySelectorAll('li path')].map((path) => path.getAttribute('d'))
    expect(paths.join()).not.toMatch(/NaN|Infinity/)
    cleanup()
  }
})

test('a cell whose drawing wants what is not there keeps its words', async () => {
  await open([cell('phone'), cell('gauge'), cell('signs'), cell('addresses'), cell(undefined)])
  expect(items()).toHaveLength(5)
  expect(screen.getByText('About gauge')).toBeDefined()
  expect(screen.queryByText('0')).toBeNull()
  expect(document.querySelector('[data-whole=true]')).toBeNull()
})
