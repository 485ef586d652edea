import { useEffect, useState } from 'react'
import { afterCrossings, lastPassed } from './active-article.ts'

// Everything above 35 % of the window counts as in sight, however far up: an article is "in sight" once it has begun.
const rootMargin = '1000000px 0px -65% 0px'
const none: ReadonlySet<string> = new Set()

/**
 * Which of the elements with these ids, given from top to bottom, is being read; null above the first of them.
 * Follows the scroll position.
 */
export function useActiveArticle(ids: readonly string[]): string | null {
  const [passed, setPassed] = useState(none)
  const key = ids.join(' ')
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const crossings = entries.map(({ target, isIntersecting }) => ({
          id: target.id,
          passed: isIntersecting,
        }))
        setPassed((before) => afterCrossings(before, crossings))
      },
      { rootMargin },
    )
    for (const id of key.split(' ')) {
      const element = document.getElementById(id)
      if (element) observer.observe(element)
    }
    return () => {
      observer.disconnect()
      setPassed(none)
    }
  }, [key])
  return lastPassed(ids, passed)
}
