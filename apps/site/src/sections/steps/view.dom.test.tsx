import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { SectionOf } from '../../queries/section-types.ts'
import { testPage } from '../../testing/content.ts'
import { openSite } from '../../testing/open-site.tsx'

type Step = SectionOf<'steps'>['steps'][number]

const openSteps = (steps: Step[], drawing?: 'trail' | 'profile') =>
  openSite('/en', {
    page: (path, lang) => ({
      ...testPage(path, lang),
      sections: [
        {
          _type: 'steps',
          _key: 'steps',
          anchor: null,
          title: 'The way',
          lead: null,
          steps,
          drawing,
        },
      ],
    }),
  })

const stations = () =>
  within(screen.getByRole('region', { name: 'The way' })).getAllByRole('listitem')

afterEach(cleanup)

test('stations stand in order, each under its year or its number', async () => {
  await openSteps([
    { _key: 'a', title: 'A shed', text: 'Two desks.', when: '1998' },
    { _key: 'b', title: 'A house', text: null, when: null },
  ])
  expect(stations().map(({ textContent }) => textContent)).toEqual([
    '1998A shedTwo desks.',
    '2A house',
  ])
})

test('the trail ends at the last station of a line and of all', async () => {
  const steps = [1, 2, 3, 4, 5, 6].map((n) => ({
    _key: `${n}`,
    title: `Stop ${n}`,
    text: null,
    when: null,
  }))
  await openSteps(steps)
  const ends = stations().map(({ dataset }) => [dataset.ends, dataset.last])
  expect(ends[2]).toEqual(['true', undefined])
  expect(ends[5]).toEqual(['true', 'true'])
  expect(ends.filter(([end]) => end)).toHaveLength(2)
})

test('R12: a profile keeps the stations in order over one line of heights; in two rows it is a trail', async () => {
  const steps = [1, 2, 3, 4, 5, 6].map((n) => ({
    _key: `${n}`,
    title: `Stop ${n}`,
    text: null,
    when: null,
  }))
  const drawings = () =>
    screen.getByRole('region', { name: 'The way' }).querySelectorAll('svg').length
  await openSteps(steps.slice(0, 4), 'profile')
  expect(stations().map(({ textContent }) => textContent)).toEqual([
    '1Stop 1',
    '2Stop 2',
    '3Stop 3',
    '4Stop 4',
  ])
  expect(drawings()).toBe(1)
  cleanup()
  await openSteps(steps, 'profile')
  expect(drawings()).toBe(steps.length)
})
