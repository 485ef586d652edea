import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { CardContent, SectionOf } from '../../queries/section-types.ts'
import { testPage } from '../../testing/content.ts'
import { openSite } from '../../testing/open-site.tsx'

type Benefits = SectionOf<'benefitsWithAside'>

afterEach(cleanup)

const benefit = (title: string, more: Partial<CardContent> = {}): CardContent => ({
  _key: title,
  title,
  text: `About ${title}`,
  icon: null,
  picture: null,
  figure: { price: null, period: null, from: false, text: '3 priorities' },
  link: null,
  ...more,
})

const open = (more: Partial<Benefits> = {}) =>
  openSite('/en', {
    page: (path, language) => ({
      ...testPage(path, language),
      sections: [
        {
          _type: 'benefitsWithAside',
          _key: 'benefits',
          anchor: null,
          title: 'Twelve weeks',
          lead: null,
          benefits: [benefit('Survey'), benefit('Calendar')],
          asideTitle: 'Start with the audit',
          asideText: 'One call.',
          figure: { price: null, period: null, from: false, text: '30–60 min audit' },
          link: { label: 'Book the audit', href: '/contact' },
          ...more,
        },
      ],
    }),
  })

const rows = () =>
  within(screen.getByRole('region', { name: 'Twelve weeks' })).getAllByRole('listitem')

test('R10: each benefit stands in a row with its figure; the plate beside them leads to the audit', async () => {
  await open()
  expect(rows().map((row) => row.textContent)).toEqual([
    '3 prioritiesSurveyAbout Survey',
    '3 prioritiesCalendarAbout Calendar',
  ])
  const plate = screen.getByRole('complementary', { name: 'Start with the audit' })
  expect(plate.textContent).toContain('30–60 min audit')
  const link = within(plate).getByRole('link', { name: 'Book the audit' })
  expect(link.getAttribute('href')).toBe('/en/contact')
})

test('a benefit has its icon where “Lowest price” alone is left of its figure', async () => {
  const figure = { price: null, period: null, from: true, text: null }
  await open({ benefits: [benefit('Survey', { icon: 'search', figure })] })
  expect(rows()[0]?.querySelector('svg')).not.toBeNull()
})

test('without a heading for it there is no plate; a benefit of a name alone keeps its row, however long', async () => {
  const long = 'n'.repeat(300)
  await open({
    asideTitle: null,
    benefits: [
      benefit(long, { text: null, figure: null }),
      benefit('Icon', { figure: null, icon: 'target' }),
    ],
  })
  expect(within(screen.getByRole('main')).queryByRole('complementary')).toBeNull()
  expect(rows()[0]?.textContent).toBe(long)
  expect(rows()[1]?.querySelector('svg')).not.toBeNull()
})
