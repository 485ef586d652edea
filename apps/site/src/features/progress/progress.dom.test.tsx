import { act, cleanup } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { connectContent } from '../../queries/content.ts'
import { queryingBy } from '../../queries/querying-by.ts'
import { fetchFrom, testPage } from '../../testing/content.ts'
import { openSite } from '../../testing/open-site.tsx'
import { type Progress, progressReducer } from './progress.ts'
import { runProgress } from './run-progress.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Plays the bar with a held clock; gives what it shows at each time. */
function play(random: () => number, times: readonly number[]) {
  vi.useFakeTimers()
  let progress: Progress = null
  vi.spyOn(Math, 'random').mockImplementation(random)
  const stop = runProgress((event) => {
    progress = progressReducer(progress, event)
  })
  let now = 0
  const shown = times.map((time) => {
    vi.advanceTimersByTime(time - now)
    now = time
    return progress
  })
  return { shown, stop, current: () => progress }
}

describe('the progress bar', () => {
  test('starts at 6 %, steps every 200 ms, is full at 600 ms and hidden 260 ms later', () => {
    const { shown } = play(() => 0.5, [0, 199, 200, 399, 400, 599, 600, 859, 860])
    expect(shown).toEqual([6, 6, 12, 12, 18, 18, 100, 100, null])
  })

  test('no step is longer than 12', () => {
    expect(play(() => 1, [0, 200, 400]).shown).toEqual([6, 18, 30])
  })

  test('never passes 90 by steps', () => {
    expect(progressReducer(85, { type: 'step', random: 1 })).toBe(90)
    expect(progressReducer(90, { type: 'step', random: 1 })).toBe(90)
  })

  test('a step that comes late does not bring a hidden bar back', () => {
    expect(progressReducer(null, { type: 'step', random: 1 })).toBeNull()
  })

  test('stopped, it moves no more', () => {
    const { stop, current } = play(() => 0.5, [200])
    stop()
    vi.advanceTimersByTime(2000)
    expect(current()).toBe(12)
  })
})

test('every change of route plays it, the first view does not', async () => {
  const { go } = await openSite('/fr', { page: testPage })
  // On a busy machine the page takes longer than a step.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const bar = () => document.querySelector('[data-progress]')?.getAttribute('data-progress')
  expect(bar()).toBe('hidden')
  await go('/fr/pricing')
  expect(bar()).toBe('6')
  await go('/en/pricing')
  expect(bar()).toBe('6')
})

describe('what is said of a page on its way', () => {
  const said = () => document.querySelector('[data-progress] + [role=status]')?.textContent

  test('nothing before the bar is gone, then that it is coming, until it is there', async () => {
    const { router, queryClient } = await openSite('/fr', { page: testPage })
    const sent = Promise.withResolvers<void>()
    const fetchContent = fetchFrom({ page: testPage })
    connectContent(
      queryClient,
      queryingBy((...asked) => sent.promise.then(() => fetchContent(...asked))),
    )
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await act(async () => void router.navigate({ href: '/fr/pricing' }))
    expect(said()).toBe('')
    await act(() => vi.advanceTimersByTimeAsync(859))
    expect(said()).toBe('')
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(said()).toBe('La page arrive…')
    vi.useRealTimers()
    sent.resolve()
    await expect.poll(() => said()).toBe('')
    expect(document.title).toContain('/pricing fr')
  })

  test('nothing when the address comes to say more of the same page', async () => {
    const { go } = await openSite('/fr/pricing', { page: testPage })
    const all: (string | undefined)[] = []
    const watch = new MutationObserver(() => all.push(said()))
    watch.observe(document.documentElement, { childList: true, characterData: true, subtree: true })
    await go('/fr/pricing?leads=40')
    await go('/fr/pricing?leads=41#options')
    watch.disconnect()
    expect(window.location.search).toBe('?leads=41')
    expect(all.filter(Boolean)).toEqual([])
  })
})
