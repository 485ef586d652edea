import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import type { SectionOf } from '../../queries/section-types.ts'
import { control, openTool, set, testRange } from './testing.tsx'
import { useFigures } from './use-figures.ts'

const section: SectionOf<'budgetSplit'> = {
  _type: 'budgetSplit',
  _key: 'split',
  anchor: null,
  title: 'Your budget',
  lead: null,
  budget: testRange(100, 8000, 100, 2000),
  goals: [{ _key: 'fill', text: 'Fill up fast' }],
  channels: [
    { _type: 'adChannel', _key: 'a', title: 'Search', text: 'All', lowest: 0, parts: [1] },
  ],
}

const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  writeText.mockClear()
})

const copy = () =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy the result' })))

test('R14: a visitor copies the figures, what comes of them and the address, and is told so', async () => {
  const { router } = await openTool('/en/ads', section)
  set('Advertising budget a month', 3000)
  await expect.poll(() => router.state.location.searchStr).toContain('adBudget=3000')
  await copy()
  expect(writeText.mock.calls[0]?.[0].replaceAll(/[\u00a0\u202f]/g, ' ').split('\n')).toEqual([
    'Your budget',
    'Advertising budget a month: 3,000 CHF',
    'Goal: Fill up fast',
    '3,000 CHF a month: Search 3,000 CHF.',
    `${location.origin}${location.pathname}?adBudget=3000&goal=0`,
  ])
  expect(screen.getByText('Copied')).toBeDefined()
  set('Advertising budget a month', 4000)
  expect(screen.queryByText('Copied')).toBeNull()
})

test('a browser that does not let anybody copy says so', async () => {
  writeText.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'))
  await openTool('/en/ads', section)
  await copy()
  expect(screen.getByText('Your browser did not allow copying.')).toBeDefined()
})

test('R14: a visitor who sets a figure and moves on at once gets to the next page', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const away = (_: string, path: string) => path === '/next' && promise
  const { router } = await openTool('/en/ads', section, { away })
  set('Advertising budget a month', 3000)
  const going = router.navigate({ href: '/en/next' })
  await act(() => vi.advanceTimersByTimeAsync(1000))
  resolve(false)
  await act(() => going)
  expect(router.state.location.href).toBe('/en/next')
})

const ranges = { adBudget: { min: 100, max: 8000, step: 100, start: 2000 } }

function Figures() {
  const { figures, change, form } = useFigures(ranges)
  return (
    <form ref={form}>
      <label>
        Budget
        <input name="adBudget" onChange={change} type="number" value={figures.adBudget} />
      </label>
      <output>{figures.adBudget}</output>
    </form>
  )
}

test('R14: a figure that is set before the scripts come stays', async () => {
  const router = createRouter({
    routeTree: createRootRoute({ component: Figures }),
    history: createMemoryHistory(),
  })
  await router.load()
  const page = <RouterProvider router={router} />
  const server = document.createElement('div')
  server.innerHTML = renderToString(page)
  document.body.append(server)
  control('Budget').value = '3000'
  await act(async () => void render(page, { container: server, hydrate: true }))
  expect(screen.getByRole('status').textContent).toBe('3000')
  expect(control('Budget').value).toBe('3000')
})

test('who copies again hears it again, also that the browser does not allow it', async () => {
  await openTool('/en/ads', section)
  const region = document.querySelector('[aria-live=polite]') as HTMLElement
  const said: string[] = []
  const hear = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      said.push(...[...addedNodes].map(({ textContent }) => textContent ?? ''))
  })
  hear.observe(region, { childList: true })
  await copy()
  await copy()
  await waitFor(() => expect(said).toEqual(['Copied', 'Copied']))
  // As without a secure connection, where there is no clipboard to wait for.
  vi.stubGlobal('navigator', {})
  await copy()
  await copy()
  const refused = 'Your browser did not allow copying.'
  await waitFor(() => expect(said.slice(2)).toEqual([refused, refused]))
  hear.disconnect()
  vi.unstubAllGlobals()
})
