import styles from './share-list.module.css'

interface ShareListProps {
  rows: readonly { key: string; label: string; value: number; shown: string }[]
}

/** Shares of a whole as bars, each with its name and figure. */
export function ShareList({ rows }: ShareListProps) {
  const most = Math.max(...rows.map(({ value }) => value))
  return (
    <ul className={styles.list}>
      {rows.map(({ key, label, value, shown }) => (
        <li className={styles.row} key={key}>
          <span>{label}</span>
          <span className={styles.figure}>{shown}</span>
          <svg
            aria-hidden="true"
            className={styles.bar}
            preserveAspectRatio="none"
            viewBox="0 0 100 6"
          >
            <path className={styles.track} d="M0 6H100" />
            <path d={`M0 0H${(100 * value) / most}V6H0Z`} />
          </svg>
        </li>
      ))}
    </ul>
  )
}
