import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { PageState } from '../page-state.ts'
import type { Boot } from './boot.ts'

const launch = vi.fn<(state: Promise<PageState>) => Promise<void>>()
const changeLetters = vi.fn<() => Promise<void>>()
const refuseMenus = vi.fn<() => void>()
const idle = vi.fn<(run: () => void) => void>()
vi.mock('./launch.ts', () => ({ launch }))
vi.mock('./change-letters.ts', () => ({ changeLetters }))
vi.mock('./refuse-menus.ts', () => ({ refuseMenus }))
vi.mock('../shared/when-idle.ts', () => ({ whenIdle: idle }))

const answer = (config: object) => Promise.resolve(Response.json({ config }))

/** What the boot script imports, as it is run on a page of its own. */
async function start(given: Partial<Boot> = {}): Promise<Boot> {
  const boot: Boot = {
    pressed: [],
    press: () => undefined,
    refuse: () => undefined,
    state: answer({}),
    fail: (error) => {
      throw error
    },
    ...given,
  }
  window.boot = boot
  vi.resetModules()
  await import('./start.ts')
  return boot
}

beforeEach(() => {
  for (const mock of [launch, changeLetters, refuseMenus, idle]) mock.mockReset()
  launch.mockResolvedValue()
  changeLetters.mockResolvedValue()
  document.head.replaceChildren()
  delete document.documentElement.dataset.settled
})

describe('the app', () => {
  test('waits until the browser is idle', async () => {
    await start()
    expect(launch).not.toHaveBeenCalled()
    idle.mock.calls[0]?.[0]()
    expect(launch).toHaveBeenCalledOnce()
  })

  test('does not wait when the visitor has shown an intent, before or since', async () => {
    await start({ intent: new Event('keydown') })
    expect(launch).toHaveBeenCalledOnce()
    expect(idle).not.toHaveBeenCalled()

    const boot = await start()
    boot.launch?.()
    idle.mock.calls[0]?.[0]()
    expect(launch).toHaveBeenCalledTimes(2)
  })

  test('is handed the buttons that were pressed before it came', async () => {
    const button = document.createElement('button')
    const press = vi.fn()
    button.addEventListener('click', press)
    await start({ pressed: [button] })
    window.dispatchEvent(new Event('hydrated'))
    window.dispatchEvent(new Event('hydrated'))
    expect(press).toHaveBeenCalledOnce()
  })

  test('that can’t be woken up is reported', async () => {
    const fail = vi.fn<(error: unknown) => never>()
    launch.mockRejectedValue(new Error('no app'))
    await start({ intent: new Event('keydown'), fail })
    await expect.poll(() => fail.mock.calls).toEqual([[new Error('no app')]])
  })
})

describe('the letters', () => {
  test('change on a first visit', async () => {
    await start()
    expect(changeLetters).toHaveBeenCalledOnce()
  })

  test('are there already on later ones', async () => {
    document.documentElement.dataset.settled = ''
    await start()
    expect(changeLetters).not.toHaveBeenCalled()
  })
})

test('the manifest is made known', async () => {
  await start()
  const manifest = document.querySelector('link[rel=manifest]')
  expect(manifest?.getAttribute('href')).toBe('/site.webmanifest')
})

describe('the context menu', () => {
  test('is refused over a page', async () => {
    await start()
    await expect.poll(() => refuseMenus.mock.calls).toHaveLength(1)
  })

  test('opens over a draft, whose reader is at work on it', async () => {
    const boot = await start({ state: answer({ draft: {} }) })
    await expect.poll(() => boot.page).toBeDefined()
    expect(refuseMenus).not.toHaveBeenCalled()
  })
})
