import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { SectionOf } from '../../queries/section-types.ts'
import { testPage } from '../../testing/content.ts'
import { openSite } from '../../testing/open-site.tsx'

type Milestone = NonNullable<SectionOf<'ridgeMission'>['milestones']>[number]

const milestone = (year: string, event = `What happened in ${year}`): Milestone => ({
  _key: year,
  _type: 'milestone',
  year,
  event,
})

const openRidge = (milestones: Milestone[] | null, mission = 'To show the way.') =>
  openSite('/en', {
    page: (path, lang) => ({
      ...testPage(path, lang),
      sections: [
        {
          _type: 'ridgeMission',
          _key: 'ridge',
          anchor: null,
          title: 'Who we are',
          mission,
          milestones,
        },
      ],
    }),
  })

const part = () => within(screen.getByRole('region', { name: 'Who we are' }))

afterEach(cleanup)

test('R17: the mission stands under the heading of the page, each milestone with its year', async () => {
  await openRidge([milestone('1998', 'First site'), milestone('2026', 'Thirteen people')])
  expect(part().getByRole('heading', { level: 1 }).textContent).toBe('Who we are')
  expect(part().getByText('To show the way.')).toBeDefined()
  const signs = within(screen.getByRole('main'))
    .getAllByRole('listitem')
    .filter(({ textContent }) => /\d{4}/.test(textContent))
  expect(signs.map(({ textContent }) => textContent)).toEqual([
    'First site1998',
    'Thirteen people2026',
  ])
})

test.each([
  ['one milestone stands on the last summit', 1, ['0.917']],
  ['two stand on the first and the last', 2, ['0.194', '0.917']],
  ['six stand on every summit', 6, ['0.194', '0.382', '0.528', '0.660', '0.806', '0.917']],
  ['what is too many has no summit', 9, ['0.194', '0.382', '0.528', '0.660', '0.806', '0.917']],
])('%s', async (_, count, places) => {
  await openRidge(Array.from({ length: count }, (_, place) => milestone(`${2000 + place}`)))
  const signs = screen.getAllByText(/^What happened/).map((sign) => sign.closest('li'))
  expect(signs.map((sign) => Number(sign?.style.getPropertyValue('--x')).toFixed(3))).toEqual(
    places,
  )
})

test('a long mission without a milestone stands over the bare ridge', async () => {
  const mission = 'We show the way. '.repeat(40).trim()
  await openRidge(null, mission)
  expect(part().getByText(mission)).toBeDefined()
})
