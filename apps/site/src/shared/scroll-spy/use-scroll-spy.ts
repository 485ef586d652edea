import { useEffect, useReducer, useRef } from 'react'
import { choiceHolds, spyReducer, unread } from './spy-state.ts'

// Everything above 35 % of the window counts as in sight, however far up: a place is "in sight" once it has begun.
const rootMargin = '1000000px 0px -65% 0px'

interface ScrollSpy {
  /** The place being read; null above the first of them. */
  active: string | null
  /** The place an index marks: the one being read, above them all the first; null until scripts watch. */
  marked: string | null
  /** To be called when the visitor chooses a place: it is shown at once, and scrolling past others changes nothing for 800 ms. */
  choose(id: string): void
}

/**
 * Which of the elements with these ids, given from top to bottom, is being read: the last one whose top has
 * passed 35 % of the window.
 */
export function useScrollSpy(ids: readonly string[]): ScrollSpy {
  const [{ active, order }, dispatch] = useReducer(spyReducer, unread)
  const held = useRef<ReturnType<typeof setTimeout>>(undefined)
  const key = ids.join(' ')
  useEffect(() => {
    const order = key.split(' ')
    dispatch({ type: 'watched', order })
    const observer = new IntersectionObserver(
      (entries) => {
        const crossings = entries.map(({ target, isIntersecting }) => ({
          id: target.id,
          passed: isIntersecting,
        }))
        dispatch({ type: 'crossed', crossings, at: performance.now() })
      },
      { rootMargin },
    )
    for (const id of order) {
      const element = document.getElementById(id)
      if (element) observer.observe(element)
    }
    return () => {
      observer.disconnect()
      clearTimeout(held.current)
    }
  }, [key])
  return {
    active,
    marked: active ?? order[0] ?? null,
    choose: (id) => {
      dispatch({ type: 'chosen', id, at: performance.now() })
      clearTimeout(held.current)
      held.current = setTimeout(
        () => dispatch({ type: 'released', at: performance.now() }),
        // A timer may ring a moment early by the other clock.
        choiceHolds + 20,
      )
    },
  }
}
