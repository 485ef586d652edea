import { act, cleanup, render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Scene } from './scene.tsx'
import { useScene } from './use-scene.ts'

const scene = { run: vi.fn<Scene['run']>(), push: vi.fn(), dispose: vi.fn() }
const painted: (string | null)[] = []
vi.mock('./scene.tsx', () => ({
  createScene: async ({ onDrawn, still }: { onDrawn: () => void; still: SVGSVGElement }) => {
    painted.push(still.textContent)
    setTimeout(onDrawn)
    return scene
  },
}))

// A browser whose visitor can turn away from the page, or ask for less motion, while the badge swings.
let look: (isSeen: boolean) => void
const lessMotion = Object.assign(new EventTarget(), { matches: false })
const asksForLess = (matches: boolean) =>
  act(() => {
    lessMotion.matches = matches
    lessMotion.dispatchEvent(new Event('change'))
  })
const hides = (hidden: boolean) =>
  act(() => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
    document.dispatchEvent(new Event('visibilitychange'))
  })

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        look = (isIntersecting) => act(() => report([{ isIntersecting }]))
      }
      observe() {}
      disconnect() {}
    },
  )
  lessMotion.matches = false
  vi.stubGlobal('matchMedia', () => lessMotion)
  vi.spyOn(navigator, 'hardwareConcurrency', 'get').mockReturnValue(8)
  const canvas = document.createElement('canvas')
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ canvas } as never)
})
afterEach(() => {
  cleanup()
  painted.length = 0
  vi.clearAllMocks()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function Badge({ printed = 'Director' }: { printed?: string }) {
  const place = useRef<HTMLDivElement>(null)
  const still = useRef<SVGSVGElement>(null)
  const scene = useScene(place, still, printed)
  return (
    <div data-live={scene !== null} ref={place}>
      <svg aria-hidden="true" ref={still}>
        <text>{printed}</text>
      </svg>
    </div>
  )
}

/** A badge that a visitor sees, drawn in three dimensions. */
async function hangingBadge() {
  const { container, rerender } = render(<Badge />)
  look(true)
  const isDrawn = () =>
    expect.poll(() => container.querySelector('[data-live=true]')).not.toBeNull()
  await isDrawn()
  // The effect that sets it going follows the drawing.
  await expect.poll(() => scene.run).toHaveBeenCalled()
  return { isDrawn, rerender }
}
const moves = () => scene.run.mock.lastCall?.[0]

test('R17: the badge holds still while its tab is hidden, and goes on when the tab is back', async () => {
  await hangingBadge()
  expect(moves()).toBe(true)
  hides(true)
  expect(moves()).toBe(false)
  hides(false)
  expect(moves()).toBe(true)
  expect(scene.dispose).not.toHaveBeenCalled()
})

test('R17: it is drawn anew with what is printed on it now, and with nothing else', async () => {
  const { isDrawn, rerender } = await hangingBadge()
  rerender(<Badge />)
  expect(painted).toEqual(['Director'])
  rerender(<Badge printed="Directrice" />)
  expect(scene.dispose).toHaveBeenCalledOnce()
  await isDrawn()
  expect(painted).toEqual(['Director', 'Directrice'])
  expect(moves()).toBe(true)
})

test('R17: it holds still from the moment a visitor asks for less motion', async () => {
  await hangingBadge()
  asksForLess(true)
  expect(moves()).toBe(false)
  look(false)
  look(true)
  expect(moves()).toBe(false)
  asksForLess(false)
  expect(moves()).toBe(true)
})

const about = (name: string, value: unknown) =>
  vi.stubGlobal('navigator', Object.create(navigator, { [name]: { value } }))
const reasons = {
  'on a slow processor': () => about('hardwareConcurrency', 1),
  'on a device with little memory': () => about('deviceMemory', 2),
  'for those who save data': () => about('connection', { saveData: true }),
  'for those who want less motion': () => asksForLess(true),
}

test.each(Object.entries(reasons))(
  'R17: %s the still badge stays, whatever is looked at',
  async (_who, prepare) => {
    prepare()
    const { container } = render(<Badge />)
    look(true)
    await act(() => vi.dynamicImportSettled())
    expect(painted).toEqual([])
    expect(container.querySelector('canvas')).toBeNull()
  },
)
