import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { SectionOf } from '../../queries/section-types.ts'
import { control, openTool, said, set, testRange } from '../../shared/tool/testing.tsx'

afterEach(cleanup)

const step = (title: string, start: number) =>
  ({ _type: 'funnelStep', _key: title, title, rate: testRange(1, 100, 1, start) }) as const

const section: SectionOf<'funnel'> = {
  _type: 'funnel',
  _key: 'funnel',
  anchor: null,
  title: 'Pull on the funnel',
  lead: null,
  visits: testRange(100, 10_000, 100, 1000),
  steps: [step('Read an offer', 40), step('Open the form', 25), step('Send it', 50)],
}

const open = (address: string, more: Partial<typeof section> = {}) =>
  openTool(address, { ...section, ...more })

const stages = () =>
  within(screen.getByRole('region', { name: 'Pull on the funnel' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll('\u202f', ' '))

describe('R14: a funnel to pull at', () => {
  test('shows how many come to each step, and which one is worth the effort', async () => {
    await open('/en/funnel')
    expect(stages()).toEqual([
      'Visits a month1,000',
      'Read an offer400',
      'Open the form100',
      'Send it50',
    ])
    expect(said()).toBe(
      'Of 1,000 visits, 50 get to the end: 5%. Start with “Open the form”: one more visitor in a hundred at this step brings 2 more to the end, every month.',
    )
  })

  test('takes no advice back by calling its gain nothing', async () => {
    const steps = [step('Open', 45), step('Read', 12), step('Send', 40), step('Sign', 5)]
    await open('/en/funnel', { visits: testRange(100, 10_000, 100, 200), steps })
    expect(said()).toContain('brings less than 0.1 more to the end')
  })

  test('says what has changed since the start', async () => {
    await open('/fr/funnel')
    set('Open the form', 30)
    expect(said()).toMatch(
      /^Sur 1 000 visites, 60 vont au bout : 6 %\. Au départ, c’était 50\. Commencez/,
    )
  })

  test('one who gets to the end is one, in both languages', async () => {
    const rates = '?visits=1000&step1=10&step2=10&step3=10'
    await open(`/en/funnel${rates}`)
    expect(said()).toMatch(/^Of 1,000 visits, 1 gets to the end: 0\.1%\./)
    cleanup()
    await open(`/fr/funnel${rates}`)
    expect(said()).toMatch(/^Sur 1 000 visites, 1 va au bout : 0,1 %\./)
  })

  test('where nobody is lost there is nothing to pull at', async () => {
    await open('/en/funnel?step1=100&step2=100&step3=100')
    expect(said()).toBe('Of 1,000 visits, 1,000 get to the end: 100%. To begin with, it was 50.')
  })

  test('an editor may take steps away, or have set up none', async () => {
    await open('/en/funnel', { steps: [step('Send it', 10)] })
    expect(stages()).toEqual(['Visits a month1,000', 'Send it100'])
    cleanup()
    await open('/en/funnel', { steps: [] })
    expect(said()).toBe('Of 1,000 visits, 1,000 get to the end: 100%.')
    expect(control('Visits a month').value).toBe('1000')
  })
})
