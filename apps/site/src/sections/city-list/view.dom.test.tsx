import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { SectionOf } from '../../queries/section-types.ts'
import { testPage } from '../../testing/content.ts'
import { openSite } from '../../testing/open-site.tsx'

type City = SectionOf<'cityList'>['cities'][number]

const city = (name: string, canton: City['canton'], slug: string): City => ({
  name,
  canton,
  slug: { _type: 'slug', current: slug },
})

afterEach(cleanup)

test('the towns stand by canton, in each by their names as the reader knows them', async () => {
  await openSite('/en', {
    page: (path, lang) => ({
      ...testPage(path, lang),
      sections: [
        {
          _type: 'cityList',
          _key: 'towns',
          anchor: null,
          title: 'Towns',
          lead: null,
          cities: [
            city('Geneva', 'GE', 'geneve'),
            city('Burgdorf', 'BE', 'berthoud'),
            city('Biel', 'BE', 'bienne'),
            city('Bern', 'BE', 'berne'),
          ],
        },
      ],
    }),
  })
  const towns = within(screen.getByRole('region', { name: 'Towns' })).getAllByRole('link')
  expect(towns.map(({ textContent }) => textContent)).toEqual([
    'Bern',
    'Biel',
    'Burgdorf',
    'Geneva',
  ])
})
