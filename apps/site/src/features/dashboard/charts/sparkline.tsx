import { curveMonotoneX, line } from 'd3-shape'
import styles from './chart.module.css'
import { band } from './scale.ts'

/** How a figure went, without axes; decorative, for the figure itself stands beside it. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const y = (value: number) => 92 - ((value - least) / (most - least || 1)) * 84
  const path = line<number>((_, at) => band(at, values.length).middle, y).curve(curveMonotoneX)
  const end = `M${band(values.length - 1, values.length).middle} ${y(values.at(-1) ?? 0)}h0`
  return (
    <svg
      aria-hidden="true"
      className={styles.spark}
      preserveAspectRatio="none"
      viewBox="0 0 100 100"
    >
      <path className={styles.thin} d={path(values) ?? undefined} />
      {/* A round end of no length: a dot that stays round however the drawing is stretched. */}
      <path className={styles.dot} d={end} />
    </svg>
  )
}
