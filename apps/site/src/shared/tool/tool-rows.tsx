import styles from './tool-rows.module.css'

interface ToolRowsProps {
  rows: readonly (readonly [label: string, value: string])[]
}

/** What a tool has worked out besides, line by line. */
export function ToolRows({ rows }: ToolRowsProps) {
  return (
    <dl className={styles.rows}>
      {rows.map(([label, value]) => (
        <div className={styles.row} key={label}>
          <dt>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
