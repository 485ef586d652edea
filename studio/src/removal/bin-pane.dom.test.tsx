import { ThemeProvider } from '@sanity/ui'
import { buildTheme } from '@sanity/ui/theme'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BinPane } from './bin-pane.tsx'

const client = vi.hoisted(() => ({
  config: () => ({ dataset: 'production' }),
  getUrl: (path: string) => `http://lake.test${path}`,
  withConfig: () => ({ fetch: async () => [] }),
}))
vi.mock('sanity', () => ({ useClient: () => client, useSchema: () => ({ get: () => ({}) }) }))
vi.mock('sanity/router', () => ({ useRouter: () => ({}) }))

const lake = vi.fn<typeof fetch>()
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', lake)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  lake.mockReset()
})

async function openBin() {
  const { container } = render(
    <ThemeProvider theme={buildTheme()}>
      <BinPane />
    </ThemeProvider>,
  )
  await act(() => vi.advanceTimersByTimeAsync(0))
  return container
}
const refused = (status: number) => new Response('', { status })

test('what was deleted is listed once the lake is back', async () => {
  lake
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce(refused(503))
    .mockResolvedValue(new Response(''))
  const bin = await openBin()
  expect(bin.textContent).toBe('')
  await act(() => vi.advanceTimersByTimeAsync(4_000))
  expect(bin.textContent).toBe('Nothing was deleted lately.')
})

test.each([
  [404, 'This content lake does not list what was deleted.'],
  [401, 'Your session has ended: sign in again.'],
])('a refusal (%i) is told for what it is', async (status, reason) => {
  lake.mockResolvedValue(refused(status))
  expect((await openBin()).textContent).toContain(reason)
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(lake).toHaveBeenCalledTimes(1)
})
