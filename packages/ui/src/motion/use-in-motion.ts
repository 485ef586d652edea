import { type RefObject, useEffect, useState } from 'react'
import { watchMotion } from './watch-motion.ts'

/**
 * Whether a looping animation should run now (`moving`) and whether it ever has (`started`, after which
 * its clones may stay in the page). Both are false on the server.
 */
export function useInMotion(target: RefObject<Element | null>) {
  const [started, setStarted] = useState(false)
  const [moving, setMoving] = useState(false)
  useEffect(() => {
    if (!target.current) return
    return watchMotion(target.current, (allowed) => {
      setMoving(allowed)
      if (allowed) setStarted(true)
    })
  }, [target])
  return { started, moving }
}
