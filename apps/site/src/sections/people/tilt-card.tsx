import { classNames } from '@jalonne/ui'
import type { ComponentPropsWithRef, PointerEvent } from 'react'
import styles from './tilt-card.module.css'

/** A card that leans towards the mouse; still for fingers, and for those who want less motion. */
export function TiltCard({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return (
    <div
      className={classNames(styles.card, className)}
      onPointerLeave={({ currentTarget: { style } }) => {
        style.removeProperty('--lean-x')
        style.removeProperty('--lean-y')
      }}
      onPointerMove={lean}
      {...rest}
    />
  )
}

// From -1 to 1 on both axes; the style sheet says how far that is, and for whom.
function lean({ clientX, clientY, currentTarget, pointerType }: PointerEvent<HTMLElement>) {
  if (pointerType !== 'mouse') return
  // The place of the card that leans would follow its own leaning; that of the item around it rests.
  const box = (currentTarget.parentElement ?? currentTarget).getBoundingClientRect()
  const share = (at: number, from: number, size: number) =>
    Math.max(-1, Math.min(1, ((at - from) / size) * 2 - 1)).toFixed(3)
  currentTarget.style.setProperty('--lean-x', share(clientX, box.left, box.width))
  currentTarget.style.setProperty('--lean-y', share(clientY, box.top, box.height))
}
