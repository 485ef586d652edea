import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SectionOf } from '../../queries/section-types.ts'
import { celebrate } from '../../shared/celebrate.ts'
import { testPage } from '../../testing/content.ts'
import { marked } from '../../testing/marked.ts'
import { stubMotion } from '../../testing/motion.ts'
import { openSite } from '../../testing/open-site.tsx'
import { demoSection } from '../../testing/search-demo.ts'

vi.mock('../../shared/celebrate.ts', () => ({ celebrate: vi.fn(async () => undefined) }))

type Demo = SectionOf<'searchDemo'>

const client: Demo['client'] = {
  name: 'Tavernay',
  town: 'Moudon VD',
  trade: 'Joinery',
  field: null,
  ink: null,
  accent: null,
  mark: null,
  markHeight: 28,
  site: 'tavernay.ch',
  screen: null,
  phone: null,
}

const open = (more: Partial<Demo> = {}) =>
  openSite('/en', {
    page: (path, language) => ({
      ...testPage(path, language),
      sections: [
        {
          ...demoSection,
          client,
          others: ['A directory', 'Flat packs'],
          positions: [38, 6, 1],
          duration: '6 months',
          ...more,
        },
      ],
    }),
  })

const demo = () => screen.findByRole('region', { name: 'To the top' })
const said = async () =>
  within(await demo())
    .getByRole('img')
    .getAttribute('aria-label')
const frame = async () => (await demo()).querySelector('[data-phase]')?.getAttribute('data-phase')

let look: (isSeen: boolean) => void
let lessMotion = false

beforeEach(() => {
  vi.clearAllMocks()
  lessMotion = false
  look = stubMotion(() => lessMotion)
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('S11: what the demonstration shows is said in one sentence, with the client’s town for {city}', async () => {
  await open()
  expect(await said()).toBe(
    '“joiner moudon”: Tavernay climbs from position 38 to position 1, 6 months',
  )
  const { textContent } = await demo()
  expect(textContent).toContain('joiner moudon')
  expect(textContent).toContain('Joiner in Moudon')
  expect(textContent).toContain('2A directory3Flat packs')
  expect(textContent).not.toContain('{city}')
})

test('in a preview it is the words of the search that are typed', async () => {
  await open({ query: marked('joiner {city}') })
  const typed = (await demo()).querySelector('[aria-hidden=true]')?.textContent
  expect(typed).toBe('joiner moudon')
})

test('S11: without a client it is the result that climbs, under search words as they stand', async () => {
  await open({ client: null, query: 'joiner', result: 'Oak and ash' })
  expect(await said()).toBe('“joiner”: Oak and ash climbs from position 38 to position 1, 6 months')
})

test('S11: with one position nothing climbs', async () => {
  await open({ positions: [3], duration: null })
  expect(await said()).toBe('“joiner moudon”: Tavernay in position 3')
  expect((await demo()).textContent).toContain('4A directory5Flat packs')
})

test('S11: a search of 300 characters is said whole', async () => {
  await open({ query: 'é'.repeat(300), positions: null, others: null })
  expect(await said()).toContain('é'.repeat(300))
})

test('R7, S11: it loops while it is looked at, celebrates a climb once, and pauses', async () => {
  await open()
  await demo()
  expect(await frame()).toBe('top')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  // In small steps, for what is rendered after each to set the next timer.
  const pass = async (milliseconds: number) => {
    for (let passed = 0; passed < milliseconds; passed += 50)
      await act(() => vi.advanceTimersByTimeAsync(50))
  }
  const shown = () => document.querySelector('[data-phase]')?.getAttribute('data-phase')
  look(true)
  await pass(1600)
  expect(shown()).toBe('out')
  expect(celebrate).not.toHaveBeenCalled()
  await pass(400 + 400 + 300)
  expect(shown()).toBe('type')
  act(() => screen.getByRole('button', { name: 'Pause' }).click())
  await pass(10_000)
  expect(shown()).toBe('type')
  act(() => screen.getByRole('button', { name: 'Resume' }).click())
  await pass(2_500)
  expect(shown()).toBe('climb')
  look(false)
  await pass(10_000)
  expect(shown()).toBe('climb')
  look(true)
  await pass(2_500)
  expect(shown()).toBe('top')
  expect(celebrate).toHaveBeenCalledOnce()
})

test('S11: whoever wants less motion sees the summit, and nothing to pause', async () => {
  lessMotion = true
  await open()
  await demo()
  look(true)
  expect(await frame()).toBe('top')
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull()
})
