import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lazyComponent } from './lazy-component.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Shows a component whose code can be fetched at the nth try only. */
async function show(successfulTry: number) {
  const load = vi.fn(async () => {
    if (load.mock.calls.length < successfulTry) throw new TypeError('Failed to fetch')
    return () => <p>Prices</p>
  })
  const Prices = lazyComponent(load)
  await act(async () =>
    render(
      <Suspense fallback={null}>
        <Prices />
      </Suspense>,
    ),
  )
  return load
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('what could not be fetched leaves its place empty, and is fetched once the network is back', async () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const load = await show(2)
  await wait(60_000)
  expect(load).toHaveBeenCalledTimes(1)
  expect(screen.queryByText('Prices')).toBeNull()
  network.mockReturnValue(true)
  await act(async () => window.dispatchEvent(new Event('online')))
  await wait(1_000)
  expect(screen.getByText('Prices')).toBeDefined()
})

test('what can’t be fetched though there is a network is asked for ever more seldom', async () => {
  const load = await show(Number.POSITIVE_INFINITY)
  for (const pause of [1_000, 2_000, 4_000]) {
    const { length } = load.mock.calls
    await wait(pause - 1)
    expect(load).toHaveBeenCalledTimes(length)
    await wait(1)
    expect(load).toHaveBeenCalledTimes(length + 1)
  }
})
