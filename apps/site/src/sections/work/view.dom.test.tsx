import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { SectionOf } from '../../queries/section-types.ts'
import { testPage } from '../../testing/content.ts'
import { openSite } from '../../testing/open-site.tsx'

type Study = SectionOf<'work'>['studies'][number]

const picture = (name: string) => ({
  url: 'http://localhost:3900/images/jalonne/production/abc123-1200x750.svg',
  width: 1200,
  height: 750,
  colour: null,
  hotspot: null,
  crop: null,
  alt: `Site of ${name}`,
})

const study = (name: string, more: Partial<Study> = {}): Study => ({
  _id: name,
  title: `Story of ${name}`,
  slug: name,
  client: {
    name,
    town: 'Moudon VD',
    trade: 'Joinery',
    field: '#2b1a0d',
    ink: '#efe7da',
    accent: null,
    mark: null,
    markHeight: 28,
    site: `${name}.ch`,
    screen: picture(name),
    phone: picture(`${name}-phone`),
  },
  result: { value: '0.8 s', label: 'until the first picture', short: 'First picture' },
  ...more,
})

const openWork = (studies: Study[]) =>
  openSite('/en', {
    page: (path, lang) => ({
      ...testPage(path, lang),
      sections: [
        {
          _type: 'work',
          _key: 'work',
          anchor: null,
          title: 'Three of them',
          lead: null,
          link: null,
          studies,
        },
      ],
    }),
  })

afterEach(cleanup)

test('R23: a visitor sees each site, whose it is and the figure of its case, and goes on to the whole story', async () => {
  await openWork([study('one'), study('two'), study('three')])
  const heading = await screen.findByRole('heading', { name: 'Three of them' })
  const list = heading.closest('section')
  const studies = within(list as HTMLElement).getAllByRole('listitem')
  expect(studies).toHaveLength(3)
  expect(studies[0]?.textContent).toContain('First picture0.8 s')
  expect(studies[0]?.textContent).toContain('one, Moudon VD. Story of one')
  expect(within(studies[0] as HTMLElement).getByRole('img', { name: 'Site of one' })).toBeDefined()
  const link = within(studies[1] as HTMLElement).getByRole('link', { name: 'Story of two' })
  expect(link.getAttribute('href')).toBe('/en/projects/two')
  expect(
    within(studies[2] as HTMLElement).getByRole('img', { name: 'Site of three-phone' }),
  ).toBeDefined()
})

test('a case without figure or pictures still says whose it is', async () => {
  const bare = study('bare', { result: null })
  await openWork([
    { ...bare, client: bare.client && { ...bare.client, screen: null, phone: null } },
  ])
  expect(await screen.findByText('bare')).toBeDefined()
  expect(screen.queryByRole('img', { name: /Site of/ })).toBeNull()
})
