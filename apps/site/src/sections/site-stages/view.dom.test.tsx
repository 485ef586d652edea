import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { SectionOf } from '../../queries/section-types.ts'
import { testPage, testPicture } from '../../testing/content.ts'
import { openSite } from '../../testing/open-site.tsx'

type Stages = SectionOf<'siteStages'>

afterEach(cleanup)

const stage = (title: string, more: Partial<Stages['stages'][number]> = {}) => ({
  _key: title,
  title,
  day: `Day of ${title}`,
  picture: testPicture(`Page at ${title}`),
  ...more,
})

const open = (more: Partial<Stages> = {}) =>
  openSite('/en', {
    page: (path, language) => ({
      ...testPage(path, language),
      sections: [
        {
          _type: 'siteStages',
          _key: 'stages',
          anchor: null,
          title: 'From peg to page',
          lead: null,
          site: 'bisse-neuf.ch',
          stages: [stage('Plan'), stage('Drawing'), stage('Online')],
          sign: 'Live',
          figure: '17 days',
          ...more,
        },
      ],
    }),
  })

const items = () =>
  within(screen.getByRole('region', { name: 'From peg to page' })).getAllByRole('listitem')

test('R5: a visitor sees the page at each stage, with its name and its day, and the sign at the last', async () => {
  await open()
  expect(items().map((item) => item.textContent)).toEqual([
    'PlanDay of Plan',
    'bisse-neuf.chDrawingDay of Drawing',
    'Live17 daysbisse-neuf.chOnlineDay of Online',
  ])
  expect(screen.getAllByRole('img', { name: /^Page at/ })).toHaveLength(3)
})

test('a stage without a picture or a day keeps its place; without a sign there is none', async () => {
  await open({
    stages: [stage('Plan', { picture: null, day: null }), stage('n'.repeat(300))],
    sign: null,
  })
  expect(items()).toHaveLength(2)
  expect(screen.queryByRole('img', { name: 'Page at Plan' })).toBeNull()
  expect(screen.queryByText('17 days')).toBeNull()
  expect(items()[0]?.querySelector('[class*=day]')).toBeNull()
})
