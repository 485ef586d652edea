import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { SectionOf } from '../../queries/section-types.ts'
import { control, openTool, said, set, testRange } from '../../shared/tool/testing.tsx'

afterEach(cleanup)

const format = (_key: string, minutes: number, title = _key) =>
  ({ _type: 'postFormat', _key, title, minutes }) as const

const section: SectionOf<'postingPlan'> = {
  _type: 'postingPlan',
  _key: 'plan',
  anchor: null,
  title: 'Your week',
  lead: null,
  minutes: testRange(30, 480, 15, 120),
  networks: testRange(1, 4, 1, 1),
  formats: [format('A photo', 20), format('A film', 40)],
  adapting: 5,
  answering: 30,
}

const open = (language: 'fr' | 'en', more: Partial<typeof section> = {}) =>
  openTool(`/${language}/social`, { ...section, ...more })

const week = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))

describe('R14: a week of posts', () => {
  test('spreads what there is time for over the days, after the answers', async () => {
    await open('en')
    expect(said()).toBe('3 posts a week, which makes 156 a year, and 30 min for answers.')
    expect(week('The week')).toEqual([
      'MondayNothing to post',
      'TuesdayA photo20 min',
      'WednesdayA film40 min',
      'ThursdayA photo20 min',
      'FridayNothing to post',
      'SaturdayNothing to post',
      'SundayNothing to post',
    ])
  })

  test('publishes nothing on the day off', async () => {
    await open('fr')
    set('Jour sans publication', 3)
    expect(week('La semaine').slice(0, 4)).toEqual([
      'LundiA photo20 min',
      'MardiA film40 min',
      'MercrediRien à publier',
      'JeudiA photo20 min',
    ])
  })

  test('says how much time is missing where there is too little', async () => {
    await open('fr')
    set('Temps disponible par semaine', 30)
    expect(said()).toBe(
      'Il manque 20 min par semaine pour une première publication, réponses comprises.',
    )
    set('Réseaux à tenir', 3)
    expect(said()).toContain('Il manque 1 h 30 par semaine')
  })

  test('without kinds of posts it plans none, and promises none for more time', async () => {
    await open('en', { formats: [] })
    expect(week('The week').filter((day) => !day?.endsWith('Nothing to post'))).toEqual([])
    expect(control('Time available').value).toBe('120')
    expect(said()).toBe('')
  })
})
