import { act } from '@testing-library/react'
import { vi } from 'vitest'

/**
 * Stands in for a browser that tells where a visitor has scrolled. Gives what brings the part with an id into sight, or
 * out of it, as the observer made last is told. Undone by `vi.unstubAllGlobals`.
 */
export function stubScrolling(): (id: string, isIntersecting: boolean) => void {
  let scroll = (_id: string, _isIntersecting: boolean) => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      targets: Element[] = []
      constructor(report: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
        scroll = (id, isIntersecting) => {
          const target = this.targets.find((target) => target.id === id)
          if (!target) throw new Error(`${id} is not watched`)
          act(() => report([{ target, isIntersecting }]))
        }
      }
      observe(target: Element) {
        this.targets.push(target)
      }
      disconnect() {
        this.targets = []
      }
    },
  )
  return (id, isIntersecting) => scroll(id, isIntersecting)
}
