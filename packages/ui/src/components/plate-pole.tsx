import type { ReactNode } from 'react'
import styles from './plate-pole.module.css'

/** A pole with plates of uneven length on it; they hinge in one after the other. */
export function PlatePole({ children }: { children: ReactNode[] }) {
  return (
    <ul className={styles.pole}>
      {children.map((plate, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place on the pole is the plate's identity
        <li className={styles.arm} key={place} style={{ '--place': place }}>
          {plate}
        </li>
      ))}
    </ul>
  )
}
