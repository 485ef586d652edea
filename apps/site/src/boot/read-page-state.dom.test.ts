import { afterEach, expect, test, vi } from 'vitest'
import type { Boot } from './boot.ts'
import { pageStateId } from './carried-state.ts'
import { readPageState } from './read-page-state.ts'

const bootWith = (answer?: Response) =>
  ({ pressed: [], ...(answer && { state: Promise.resolve(answer) }) }) as unknown as Boot

afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

test('the state that was asked for is left for the app', async () => {
  const boot = bootWith(Response.json({ entry: '/e.js' }))
  expect(await readPageState(boot)).toEqual({ entry: '/e.js' })
  expect(boot.page).toEqual({ entry: '/e.js' })
})

test('a page may carry its state', async () => {
  document.body.innerHTML = `<script type="application/json" id="${pageStateId}">{"entry":"/f.js"}</script>`
  expect(await readPageState(bootWith())).toEqual({ entry: '/f.js' })
})

function visit(type: NavigationTimingType) {
  const entry = { type } as PerformanceNavigationTiming
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry])
  return vi.spyOn(location, 'reload').mockReturnValue()
}

test('a page whose state nobody remembers has changed, and is loaded anew', async () => {
  const reload = visit('navigate')
  const settled = vi.fn()
  void readPageState(bootWith(new Response(null, { status: 404 }))).finally(settled)
  await expect.poll(() => reload.mock.calls).toHaveLength(1)
  expect(settled).not.toHaveBeenCalled()
})

test('but only once', async () => {
  const reload = visit('reload')
  await expect(readPageState(bootWith(new Response(null, { status: 404 })))).rejects.toThrow('404')
  expect(reload).not.toHaveBeenCalled()
})

test('a server in trouble is no reason to load the page anew', async () => {
  const reload = visit('navigate')
  await expect(readPageState(bootWith(new Response(null, { status: 503 })))).rejects.toThrow('503')
  expect(reload).not.toHaveBeenCalled()
})
