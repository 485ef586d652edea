import { type RefObject, useEffect, useRef } from 'react'
import { swing } from './swing.ts'

/**
 * Has the pole swing while it is looked at and left alone, until it is pressed for the first time. As all of the app, this
 * is loaded after the window's load event (`boot-script.ts`).
 */
export function useSwing(stage: RefObject<HTMLElement | null>, runs: boolean) {
  const elapsed = useRef(0)
  useEffect(() => {
    if (!runs) return
    const stop = swing((at) => place(stage.current, at), elapsed.current)
    return () => {
      elapsed.current = stop()
    }
  }, [stage, runs])
}

/** Puts the pole at a share of the width, 0 to 1, and its control with it. */
export function place(stage: HTMLElement | null, at: number) {
  if (!stage) return
  stage.style.setProperty('--at', String(at))
  const control = stage.querySelector('input')
  if (control) control.value = String(Math.round(at * 100))
}
