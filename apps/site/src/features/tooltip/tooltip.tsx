import { useEffect, useRef, useState } from 'react'
import styles from './tooltip.module.css'
import { watchTooltips } from './watch-tooltips.ts'

interface Shown {
  name: string
  /** The control's middle and lower edge in the window. */
  x: number
  y: number
}

/** The name of the icon-only control one rests on. It repeats the control's own name, so nobody has to hear it twice. */
export function Tooltip() {
  const tip = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<Shown | null>(null)
  useEffect(
    () =>
      watchTooltips((control) => {
        const place = control?.getBoundingClientRect()
        const name = control?.getAttribute('aria-label') ?? control?.textContent
        setShown(place && name ? { name, x: place.x + place.width / 2, y: place.bottom } : null)
      }),
    [],
  )
  // In the top layer, over whatever the control stands in.
  useEffect(() => {
    if (shown) tip.current?.showPopover?.()
    else tip.current?.hidePopover?.()
  }, [shown])
  return (
    <div
      aria-hidden
      className={styles.tooltip}
      popover="manual"
      ref={tip}
      role="tooltip"
      style={shown ? { '--x': `${shown.x}px`, '--y': `${shown.y}px` } : undefined}
    >
      {shown?.name}
    </div>
  )
}
