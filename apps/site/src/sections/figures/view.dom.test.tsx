import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { SectionOf } from '../../queries/section-types.ts'
import { testPage } from '../../testing/content.ts'
import { marked } from '../../testing/marked.ts'
import { openSite } from '../../testing/open-site.tsx'

type Figure = SectionOf<'figures'>['figures'][number]

const figure = (value: string, unit: string | null, more: Partial<Figure> = {}): Figure => ({
  _key: `${value} ${unit}`,
  value,
  unit,
  label: 'what it counts',
  drawing: 'none',
  amount: null,
  reference: null,
  ...more,
})

const openFigures = (address: string, figures: Figure[]) =>
  openSite(address, {
    page: (path, lang) => ({
      ...testPage(path, lang),
      sections: [
        {
          _type: 'figures',
          _key: 'figures',
          anchor: null,
          title: 'In figures',
          lead: null,
          figures,
        },
      ],
    }),
  })

const shown = () =>
  within(screen.getByRole('region', { name: 'In figures' })).getAllByRole('listitem')

afterEach(cleanup)

test('a unit stands after a no-break space, in English a per cent sign right after its number', async () => {
  await openFigures('/en', [figure('14', 'days'), figure('99.9', '%')])
  const [days, percent] = shown().map(({ textContent }) => textContent)
  expect(days).toContain('14\u00A0days what it counts')
  expect(percent).toContain('99.9% what it counts')
  cleanup()
  await openFigures('/en', [figure('99.9', marked('%'))])
  expect(shown()[0]?.textContent).toContain('99.9%')
  cleanup()
  await openFigures('/fr', [figure('99,9', '%')])
  expect(shown()[0]?.textContent).toContain('99,9\u00A0% what it counts')
})

test('a figure is also drawn where its editor chose a drawing', async () => {
  await openFigures('/en', [
    figure('19', 'days', { drawing: 'days', amount: 19, reference: 20 }),
    figure('7', 'cantons', { drawing: 'trail', amount: 7 }),
    figure('1', 'person'),
    figure('19', 'cantons', { drawing: 'squares', amount: 19, reference: 26 }),
    figure('0.8', 's', { drawing: 'bars', amount: 0.8, reference: 3.2 }),
  ])
  const [drawn, trail, plain, squares, bars] = shown()
  expect(drawn?.querySelectorAll('svg path[d$="h128v74h-128z"]')).toHaveLength(19)
  expect(trail?.querySelectorAll('svg circle')).toHaveLength(7)
  expect(plain?.querySelector('svg')).toBeNull()
  expect(squares?.querySelectorAll('svg path')).toHaveLength(26)
  const lengths = [...(bars?.querySelectorAll('svg path') ?? [])].map((bar) =>
    Number(/h(\d+)v/.exec(bar.getAttribute('d') ?? '')?.[1]),
  )
  expect(lengths).toEqual([640, 160])
})

test('figures fill every row to its end', async () => {
  const spans = async (...values: string[]) => {
    cleanup()
    await openFigures(
      '/en',
      values.map((value) => figure(value, null)),
    )
    return shown().map(({ style }) => Number(style.getPropertyValue('--span')))
  }
  expect(await spans('7', '1', '42')).toEqual([4, 4, 4])
  expect(await spans('7', '1', '42', '5', '8')).toEqual([4, 4, 4, 6, 6])
})
