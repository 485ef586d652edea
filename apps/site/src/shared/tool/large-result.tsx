import styles from './large-result.module.css'

/** The figure a visitor came for, large, with what it counts. */
export function LargeResult({ label, value }: { label: string; value: string }) {
  return (
    <p className={styles.result}>
      <strong className={styles.value}>{value}</strong>
      <span>{label}</span>
    </p>
  )
}
