import { beforeEach, expect, test, vi } from 'vitest'

const sent = vi.fn<(address: string, body: Record<string, unknown>) => void>()

beforeEach(() => {
  sent.mockClear()
  vi.resetModules()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  window.fetch = async (address, init) => {
    sent(String(address), JSON.parse(String(init?.body)))
    throw new TypeError('Failed to fetch')
  }
})
const load = () => import('./report-error.ts')
const bodies = () => sent.mock.calls.map(([, body]) => body)

test('an error while rendering goes to the developers with the place it happened at', async () => {
  const { reportError } = await load()
  reportError('render', new Error('no such plan'), { componentStack: '\n    at PlanColumn' })
  expect(sent.mock.lastCall?.[0]).toBe('/api/error')
  expect(bodies()).toEqual([
    {
      message: 'no such plan',
      stack: expect.stringContaining('no such plan'),
      info: '\n    at PlanColumn',
    },
  ])
})

test('errors of the window, rejections and modules that can’t be loaded go there with the address', async () => {
  const { watchErrors } = await load()
  watchErrors()
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('of a script') }))
  const rejection = Object.assign(new Event('unhandledrejection'), { reason: 'of a promise' })
  window.dispatchEvent(rejection)
  const missing = Object.assign(new Event('vite:preloadError'), {
    payload: new Error('of a chunk'),
  })
  window.dispatchEvent(missing)
  expect(bodies().map(({ message }) => message)).toEqual([
    'of a script',
    'of a promise',
    'of a chunk',
  ])
  expect(bodies().every(({ url }) => url === location.href)).toBe(true)
})

test('one that repeats itself is told once, and a visit tells of five that are taken', async () => {
  const { reportError } = await load()
  const report = (names: string[]) => {
    for (const name of names) reportError('render', new Error(name), {})
  }
  report(['a', 'a', 'b', 'c', 'd', 'e', 'f'])
  expect(bodies().map(({ message }) => message)).toEqual(['a', 'b', 'c', 'd', 'e'])
  // None of them has come through, as in a tunnel.
  await expect
    .poll(() => {
      report(['a', 'g'])
      return bodies().at(-1)?.message
    })
    .toBe('g')
  expect(bodies()).toHaveLength(6)
})

test('where no report is taken, not every error tries again', async () => {
  const { reportError } = await load()
  for (let place = 0; place < 40; place += 1) {
    reportError('render', new Error(`error ${place}`), {})
    await new Promise(setImmediate)
  }
  expect(bodies()).toHaveLength(25)
})
