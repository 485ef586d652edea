import styles from './large-result.module.css'
import { withWideSpaces } from './units.ts'

/** The figure a visitor came for, large, with what it counts. */
export function LargeResult({ label, value }: { label: string; value: string }) {
  return (
    <p className={styles.result}>
      <strong className={styles.value}>{withWideSpaces(value)}</strong>
      <span>{label}</span>
    </p>
  )
}
