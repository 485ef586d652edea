import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useLoadWhereSent } from './use-load-where-sent.ts'
import { useReportedPath } from './use-reported-path.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** A preview of a page that has reported where it is. */
function openPreview() {
  const page = new MessageChannel().port1
  const current = document.createElement('iframe')
  // In no document, so that nothing is loaded.
  Object.defineProperty(current, 'contentWindow', { value: page })
  const frame = { current }
  const { result, rerender } = renderHook(
    ({ wanted }) => {
      const path = useReportedPath(frame)
      useLoadWhereSent(frame, path, new URL(wanted, 'https://example.ch'))
      return path
    },
    { initialProps: { wanted: '/fr/pricing' } },
  )
  const report = (url: string, source: MessageEventSource = page) =>
    act(() => {
      const data = { type: 'overlay/navigate', data: { type: 'replace', url } }
      dispatchEvent(new MessageEvent('message', { data, source, origin: 'https://example.ch' }))
    })
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
  return { frame: current, path: () => result.current, rerender, report, pass }
}

test('a page has reported nothing until it does, and nobody else reports for it', () => {
  const preview = openPreview()
  preview.report('/fr', window)
  expect(preview.path()).toBeNull()
  preview.report('/fr/pricing?a=1#b')
  expect(preview.path()).toBe('/fr/pricing')
})

test('a page that goes where it is sent is left alone', () => {
  const preview = openPreview()
  preview.report('/fr/pricing')
  preview.rerender({ wanted: '/en/pricing' })
  preview.pass(7_000)
  preview.report('/en/pricing')
  preview.pass(60_000)
  expect(preview.frame.src).toBe('')
})

test('where the page has not gone by itself, it is loaded', () => {
  const preview = openPreview()
  preview.report('/fr/pricing')
  preview.rerender({ wanted: '/en/pricing' })
  preview.pass(7_000)
  expect(preview.frame.src).toBe('')
  preview.pass(1_000)
  expect(preview.frame.src).toBe('https://example.ch/en/pricing')
})

test('a page that can not report is not loaded again', () => {
  const preview = openPreview()
  preview.rerender({ wanted: '/en/pricing' })
  preview.pass(60_000)
  expect(preview.frame.src).toBe('')
})
