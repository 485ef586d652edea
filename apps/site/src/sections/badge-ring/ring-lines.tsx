import { radius, reach } from './places.ts'
import styles from './ring-lines.module.css'

/** The construction of the ring: its circles and axes, and a dashed circle for each badge. */
export function RingLines({ places }: { places: { x: number; y: number }[] }) {
  return (
    <svg aria-hidden="true" className={styles.lines} viewBox="0 0 100 100">
      <g className={styles.fine}>
        {[reach, reach - radius, 21].map((r) => (
          <circle cx="50" cy="50" key={r} r={r} />
        ))}
        <path d="M0 50H104M50-4V104M13 13L87 87M87 13L13 87" />
      </g>
      {places.map(({ x, y }) => (
        <g key={`${x} ${y}`}>
          <circle className={styles.place} cx={x} cy={y} r={radius} />
          <path
            className={styles.fine}
            d={`M${x - radius - 1.2} ${y}h${2 * radius + 2.4}M${x} ${y - radius - 1.2}v${2 * radius + 2.4}`}
          />
        </g>
      ))}
    </svg>
  )
}
