import { type RefObject, useEffect, useState } from 'react'

/** Browsers end a scroll a fraction of a pixel early, and snapping a little more. */
const tolerance = 8

/** Which ends of a list that scrolls sideways are in sight; null until scripts run. */
export function useEnds(list: RefObject<HTMLElement | null>) {
  const [ends, setEnds] = useState<{ atStart: boolean; atEnd: boolean } | null>(null)
  useEffect(() => {
    const box = list.current
    if (!box) return
    const look = () => {
      const atStart = box.scrollLeft <= tolerance
      const atEnd = box.scrollLeft + box.clientWidth >= box.scrollWidth - tolerance
      setEnds((known) =>
        known?.atStart === atStart && known.atEnd === atEnd ? known : { atStart, atEnd },
      )
    }
    look()
    const watch = new ResizeObserver(look)
    watch.observe(box)
    box.addEventListener('scroll', look, { passive: true })
    return () => {
      watch.disconnect()
      box.removeEventListener('scroll', look)
    }
  }, [list])
  return ends
}
