import { type RefObject, useEffect } from 'react'

/**
 * Lifts the reply box above a phone's keyboard, where that lies over the page instead of shortening it: its height goes
 * to `--keyboard` of the page.
 */
export function useAboveKeyboard(field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    const { style } = document.documentElement
    const measure = () => {
      const isTyping = document.activeElement === field.current && view.scale === 1
      const height = isTyping ? Math.max(0, innerHeight - view.height - view.offsetTop) : 0
      style.setProperty('--keyboard', `${Math.round(height)}px`)
    }
    view.addEventListener('resize', measure)
    view.addEventListener('scroll', measure)
    // The keyboard may stay for another field.
    document.addEventListener('focusin', measure)
    return () => {
      view.removeEventListener('resize', measure)
      view.removeEventListener('scroll', measure)
      document.removeEventListener('focusin', measure)
      style.removeProperty('--keyboard')
    }
  }, [field])
}
