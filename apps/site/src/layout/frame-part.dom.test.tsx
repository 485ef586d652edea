import { act, fireEvent } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const frame = vi.hoisted(() => ({ away: false, asked: 0 }))
vi.mock('./index.ts', () => {
  function Footer() {
    const [count, setCount] = useState(0)
    return (
      <footer data-part="footer">
        <a href={location.pathname}>FR</a>
        <button type="button" onClick={() => setCount(count + 1)}>
          {count}
        </button>
      </footer>
    )
  }
  return {
    get Footer() {
      frame.asked += 1
      if (frame.away) throw new TypeError('Failed to fetch')
      return Footer
    },
    Header: () => <header data-part="header" />,
  }
})

const layout = { settings: null, navigation: null }
let root: Root | null = null
const trouble: unknown[] = []

beforeEach(() => {
  vi.resetModules()
  Object.assign(frame, { away: false, asked: 0 })
  trouble.length = 0
  window.history.replaceState(null, '', '/fr')
})
afterEach(async () => {
  await act(async () => root?.unmount())
  document.body.replaceChildren()
})

/** The server's footer, then the browser's, before the visitor has done anything. */
async function open(before: (page: Element) => void = () => {}) {
  const onServer = await import('./frame-views.ts')
  await onServer.loadFrame('fr')
  const { FramePart: ServerPart } = await import('./frame-part.tsx')
  const page = document.body.appendChild(document.createElement('div'))
  page.innerHTML = renderToString(<ServerPart layout={layout} name="footer" />)

  vi.resetModules()
  frame.asked = 0
  const { putOffFrame } = await import('./frame-views.ts')
  const { FramePart } = await import('./frame-part.tsx')
  before(page)
  const takeOver = putOffFrame('fr')
  await act(async () => {
    root = hydrateRoot(page, <FramePart layout={layout} name="footer" />, {
      onRecoverableError: (error) => trouble.push(error),
    })
  })
  return takeOver
}
const button = () => document.querySelector('button')
const press = () => act(async () => fireEvent.click(button() ?? document))
const move = () => act(async () => window.dispatchEvent(new Event('pointermove')))

test('the frame stays as the server wrote it until the visitor moves, and is then taken over', async () => {
  await open()
  const written = button()
  expect(frame.asked).toBe(0)
  await move()
  await press()
  expect(written?.textContent).toBe('1')
  expect(written?.isConnected).toBe(true)
  expect(trouble).toEqual([])
})

test('a button pressed too early is pressed once the frame is there, once', async () => {
  await open()
  await press()
  expect(button()?.textContent).toBe('1')
  await press()
  expect(button()?.textContent).toBe('2')
})

test('without its code the frame stays as it is, and a move towards it asks again', async () => {
  const takeOver = await open()
  frame.away = true
  await move()
  expect(await takeOver()).toBe(false)
  expect(button()?.textContent).toBe('0')
  frame.away = false
  await act(async () => fireEvent.pointerOver(button() ?? document))
  await press()
  expect(button()?.textContent).toBe('1')
  expect(trouble).toEqual([])
})

test('taken over on a later page, its links are those of that page', async () => {
  const takeOver = await open()
  // React tells developers that what it finds is of another page.
  const told = vi.spyOn(console, 'error').mockReturnValue()
  window.history.replaceState(null, '', '/fr/pricing')
  await act(async () => void (await takeOver()))
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/fr/pricing')
  expect(trouble).toEqual([])
  told.mockRestore()
})

test('a frame that holds the focus when the scripts come does not wait', async () => {
  await open((page) => page.querySelector('a')?.focus())
  expect(frame.asked).toBeGreaterThan(0)
  await press()
  expect(button()?.textContent).toBe('1')
})
