import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useTheme } from './use-theme.ts'

const { dataset } = document.documentElement

beforeEach(() => {
  localStorage.clear()
  delete dataset.theme
})
afterEach(() => {
  cleanup()
  document.head.replaceChildren()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the theme', () => {
  test('follows the device until one is chosen', () => {
    const { result } = renderHook(useTheme)
    expect(result.current.theme).toBe('system')
    expect(dataset.theme).toBeUndefined()
  })

  test('that is chosen shows at once and is remembered', () => {
    const { result } = renderHook(useTheme)
    act(() => result.current.setTheme('dark'))
    expect([result.current.theme, dataset.theme, localStorage.theme]).toEqual([
      'dark',
      'dark',
      'dark',
    ])
    act(() => result.current.setTheme('system'))
    expect([result.current.theme, dataset.theme, localStorage.theme]).toEqual([
      'system',
      undefined,
      undefined,
    ])
  })

  test('that is chosen colours the frame of the browser too', () => {
    document.head.innerHTML =
      '<meta name="theme-color" data-theme="light"><meta name="theme-color" data-theme="dark">'
    const frames = () => [...document.querySelectorAll('meta')].map(({ media }) => media)
    const { result } = renderHook(useTheme)
    act(() => result.current.setTheme('dark'))
    expect(frames()).toEqual(['not all', 'all'])
    act(() => result.current.setTheme('system'))
    expect(frames()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'])
  })

  test('chosen in another tab shows here too', () => {
    const { result } = renderHook(useTheme)
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'light' }))
    })
    expect(result.current.theme).toBe('light')
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: 'dark' }))
    })
    expect(result.current.theme).toBe('light')
  })

  test('follows the device again once another tab has cleared what is stored', () => {
    const { result } = renderHook(useTheme)
    act(() => result.current.setTheme('dark'))
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }))
    })
    expect(result.current.theme).toBe('system')
  })

  test('can be chosen where storage is refused', () => {
    vi.stubGlobal('localStorage', {
      setItem: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    const { result } = renderHook(useTheme)
    act(() => result.current.setTheme('dark'))
    expect(result.current.theme).toBe('dark')
  })
})
