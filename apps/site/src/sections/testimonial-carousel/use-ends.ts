import { type RefObject, useEffect, useState } from 'react'

/** Browsers end a scroll a fraction of a pixel early, and snapping a little more. */
const tolerance = 8

/** Which ends of a list of so many items that scrolls sideways are in sight; null until scripts run. */
export function useEnds(list: RefObject<HTMLElement | null>, items: number) {
  const [ends, setEnds] = useState<{ atStart: boolean; atEnd: boolean } | null>(null)
  useEffect(() => {
    const box = list.current
    // An item more or less changes what there is to scroll, not the box.
    if (!box || items === 0) return
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
  }, [list, items])
  return ends
}
