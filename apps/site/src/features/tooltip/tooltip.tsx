import { type CSSProperties, useEffect, useRef, useState } from 'react'
import styles from './tooltip.module.css'
import { watchTooltips } from './watch-tooltips.ts'

interface Shown {
  name: string
  place: CSSProperties
}

/** How near the name comes to its control, and to the sides of the window, in pixels. */
const gap = 2
const margin = 8
/** Half of the widest name, in pixels. */
const reach = 120

/** Where the name of a control stands: below it, in the lower half of the window above it, and always whole. */
function placeBy({ left, right, width, top, bottom }: DOMRect): CSSProperties {
  const { clientWidth, clientHeight } = document.documentElement
  const middle = left + width / 2
  const block =
    bottom > clientHeight / 2 ? { bottom: clientHeight - top + gap } : { top: bottom + gap }
  if (middle < reach + margin) return { ...block, left: Math.max(left, margin) }
  if (middle > clientWidth - reach - margin)
    return { ...block, right: Math.max(clientWidth - right, margin) }
  return { ...block, left: middle, translate: '-50%' }
}

/** The name of the icon-only control one rests on. It repeats the control's own name, so nobody has to hear it twice. */
export function Tooltip() {
  const tip = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<Shown | null>(null)
  useEffect(
    () =>
      watchTooltips((control) => {
        const name = control?.getAttribute('aria-label') ?? control?.textContent
        setShown(control && name ? { name, place: placeBy(control.getBoundingClientRect()) } : null)
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
      style={shown?.place}
    >
      {shown?.name}
    </div>
  )
}
