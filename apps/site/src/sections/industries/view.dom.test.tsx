import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { SectionOf } from '../../queries/section-types.ts'
import { testPage } from '../../testing/content.ts'
import { openSite } from '../../testing/open-site.tsx'

type Industry = SectionOf<'industries'>['industries'][number]

const industry = (name: string, more: Partial<Industry> = {}): Industry => ({
  _id: name,
  title: name,
  text: `What ${name} needs.`,
  icon: 'paw-print',
  picture: {
    url: 'http://localhost:3900/images/jalonne/production/abc123-560x320.svg',
    width: 560,
    height: 320,
    colour: null,
    hotspot: null,
    crop: null,
    alt: `Picture of ${name}`,
  },
  ...more,
})

const openIndustries = (industries: Industry[]) =>
  openSite('/en', {
    page: (path, lang) => ({
      ...testPage(path, lang),
      sections: [
        {
          _type: 'industries',
          _key: 'industries',
          anchor: null,
          title: 'Trades',
          lead: null,
          industries,
        },
      ],
    }),
  })

const cards = () => within(screen.getByRole('region', { name: 'Trades' })).getAllByRole('listitem')

afterEach(cleanup)

test('R4: each industry has its name, its picture and its sentences', async () => {
  await openIndustries(['Health', 'Finance'].map((name) => industry(name)))
  expect(cards()).toHaveLength(2)
  const [health] = cards()
  if (!health) throw new Error('there is a first card')
  expect(within(health).getByRole('heading', { level: 3 }).textContent).toBe('Health')
  expect(within(health).getByRole('img', { name: 'Picture of Health' })).toBeDefined()
  expect(health.textContent).toContain('What Health needs.')
})

test('one without a picture shows its icon in the same place', async () => {
  await openIndustries([industry('Pets', { picture: null })])
  const [card] = cards()
  expect(card?.querySelector('img')).toBeNull()
  expect(card?.querySelector('svg')).not.toBeNull()
})

test('fifty industries are fifty cards', async () => {
  await openIndustries(Array.from({ length: 50 }, (_, place) => industry(`Trade ${place}`)))
  expect(cards()).toHaveLength(50)
})

test('with every industry gone there is no heading over nothing', async () => {
  await openIndustries([])
  expect(screen.queryByText('Trades')).toBeNull()
})
