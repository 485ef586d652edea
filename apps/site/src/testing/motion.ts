import { act } from '@testing-library/react'
import { vi } from 'vitest'

/**
 * Stands in for a browser that knows what is in sight, and what its visitor has asked for; `matches` decides for a media
 * query whenever one is read. Gives what brings the part that is watched last into sight, or out of it. Undone by
 * `vi.unstubAllGlobals`.
 */
export function stubMotion(
  matches: (query: string) => boolean = () => false,
): (isSeen: boolean) => void {
  let look = (_isSeen: boolean) => {}
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
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matches(query),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  return (isSeen) => look(isSeen)
}
