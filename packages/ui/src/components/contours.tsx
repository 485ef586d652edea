import { contourAddress } from '../contours/address.ts'
import { classNames } from './class-names.ts'
import styles from './contours.module.css'

/**
 * The map sheet of a seed behind its positioned parent, fading to the left. The lines are a mask drawn by
 * the server once the first view stands (after-paint.css); the colour is the theme's.
 */
export function Contours({ seed, className }: { seed: string; className?: string | undefined }) {
  const sheet = { '--sheet': `url("${contourAddress(seed)}")` }
  return (
    <div aria-hidden data-sheet className={classNames(styles.contours, className)} style={sheet} />
  )
}
