import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { SectionOf } from '../../queries/section-types.ts'
import { control, openTool, said, set, testRange } from '../../shared/tool/testing.tsx'

afterEach(cleanup)

const channel = (title: string, lowest: number, parts: number[]) =>
  ({ _type: 'adChannel', _key: title, title, text: `About ${title}`, lowest, parts }) as const

const section: SectionOf<'budgetSplit'> = {
  _type: 'budgetSplit',
  _key: 'split',
  anchor: null,
  title: 'Your budget',
  lead: null,
  budget: testRange(100, 8000, 100, 2000),
  goals: [
    { _key: 'fill', text: 'Fill up fast' },
    { _key: 'known', text: 'Become known' },
  ],
  channels: [
    channel('Search', 300, [50, 20]),
    channel('Map', 200, [30, 0]),
    channel('Social', 250, [20, 80]),
  ],
}

const open = (address: string, more: Partial<typeof section> = {}) =>
  openTool(address, { ...section, ...more })

const shares = () =>
  within(screen.getByRole('region', { name: 'Your budget' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll(/[\u00a0\u202f]/g, ' '))

describe('R14: where a budget would go', () => {
  test('shares it by the goal', async () => {
    await open('/en/ads')
    expect(shares()).toEqual([
      'Search1,000 CHFAbout Search',
      'Map600 CHFAbout Map',
      'Social400 CHFAbout Social',
    ])
    expect(said()).toBe('2,000 CHF a month: Search 1,000 CHF, Map 600 CHF and Social 400 CHF.')
    set('Goal', 1)
    expect(shares()).toEqual([
      'Search400 CHFAbout Search',
      'Mapleft outAbout Map',
      'Social1,600 CHFAbout Social',
    ])
    expect(said()).toBe('2,000 CHF a month: Search 400 CHF and Social 1,600 CHF.')
  })

  test('names what would get too little', async () => {
    await open('/fr/ads')
    set('Budget publicitaire par mois', 1000)
    expect(said()).toBe(
      '1 000 CHF par mois : Search 630 CHF et Map 370 CHF. Écarté à ce budget : Social.',
    )
  })

  test('opens with a budget and a goal of its address, and with no goal there isn’t', async () => {
    await open('/en/ads?adBudget=4000&goal=1')
    expect([control('Advertising budget').value, control('Goal').value]).toEqual(['4000', '1'])
    cleanup()
    await open('/en/ads?goal=12')
    expect(control('Goal').value).toBe('1')
  })

  test('with one goal shares by that, whatever its address asks for', async () => {
    await open('/en/ads?goal=1', {
      goals: section.goals.slice(0, 1),
      channels: [channel('Search', 300, [50])],
    })
    expect(control('Goal').value).toBe('0')
    expect(said()).toBe('2,000 CHF a month: Search 2,000 CHF.')
  })

  test('a part an editor has not written yet counts as none', async () => {
    await open('/en/ads?goal=1', {
      channels: [channel('Search', 0, [1]), channel('Map', 0, [0, 5])],
    })
    expect(said()).toBe('2,000 CHF a month: Map 2,000 CHF.')
  })
})
