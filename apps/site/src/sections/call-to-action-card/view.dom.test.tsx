import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { SectionOf } from '../../queries/section-types.ts'
import { testPage } from '../../testing/content.ts'
import { openSite } from '../../testing/open-site.tsx'

afterEach(cleanup)

const open = (more: Partial<SectionOf<'callToActionCard'>> = {}) =>
  openSite('/en', {
    page: (path, language) => ({
      ...testPage(path, language),
      sections: [
        {
          _type: 'callToActionCard',
          _key: 'card',
          anchor: null,
          title: 'A pin on the map',
          text: 'In three weeks.',
          link: { label: 'See prices', href: '/pricing' },
          figure: { price: 700, period: null, from: true, text: null },
          ...more,
        },
      ],
    }),
  })
const card = () => screen.getByRole('region', { name: 'A pin on the map' })

test('an offer says what it is and what it costs, and leads on', async () => {
  await open()
  expect(card().textContent).toContain('In three weeks.')
  expect(card().textContent).toMatch(/from 700\sCHF/)
  const link = within(card()).getByRole('link', { name: 'See prices' })
  expect(link.getAttribute('href')).toBe('/en/pricing')
})

test('what an editor leaves out leaves no trace', async () => {
  await open({ text: null, figure: null, link: null })
  expect(card().querySelector('p, a')).toBeNull()
})

test('a figure of which “Lowest price” alone is left leaves no trace', async () => {
  await open({
    text: null,
    figure: { price: null, period: null, from: true, text: null },
    link: null,
  })
  expect(card().querySelector('p, a')).toBeNull()
})
