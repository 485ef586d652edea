import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Has the pole swing while it is looked at and left alone, until it is pressed for the first time. Its code is loaded
 * once the page has loaded.
 */
export function useSwing(stage: RefObject<HTMLElement | null>, runs: boolean) {
  const [isLoaded, setLoaded] = useState(false)
  const elapsed = useRef(0)
  useEffect(() => {
    if (document.readyState === 'complete') return setLoaded(true)
    const loaded = () => setLoaded(true)
    window.addEventListener('load', loaded, { once: true })
    return () => window.removeEventListener('load', loaded)
  }, [])
  useEffect(() => {
    if (!runs || !isLoaded) return
    let stop: (() => number) | undefined
    let isOver = false
    const begin = ({ swing }: typeof import('./swing.ts')) => {
      if (!isOver) stop = swing((at) => place(stage.current, at), elapsed.current)
    }
    // Out of reach, the pole stands still and can be dragged all the same.
    import('./swing.ts').then(begin, () => {})
    return () => {
      isOver = true
      if (stop) elapsed.current = stop()
    }
  }, [stage, runs, isLoaded])
}

/** Puts the pole at a share of the width, 0 to 1, and its control with it. */
export function place(stage: HTMLElement | null, at: number) {
  if (!stage) return
  stage.style.setProperty('--at', String(at))
  const control = stage.querySelector('input')
  if (control) control.value = String(Math.round(at * 100))
}
