import { area, curveMonotoneX, line } from 'd3-shape'
import styles from './chart.module.css'
import { Chart, type Series } from './chart.tsx'
import { band, scaleOf } from './scale.ts'

interface LineChartProps {
  title: string
  summary: string
  months: readonly string[]
  /** Drawn as a line over a filled field. */
  main: Series
  /** Drawn as a dashed line to compare with. */
  before: Series
}

/** A series by months, beside the one before it. */
export function LineChart({ title, summary, months, main, before }: LineChartProps) {
  const { ticks, y } = scaleOf([...main.values, ...before.values])
  const x = (_: number, at: number) => band(at, months.length).middle
  const top = line<number>(x, y).curve(curveMonotoneX)
  const field = area<number>(x, y(0), y).curve(curveMonotoneX)
  return (
    <Chart
      looks={[
        { as: 'field', className: styles.field },
        { as: 'line', className: styles.dashed },
      ]}
      months={months}
      series={[main, before]}
      summary={summary}
      ticks={ticks}
      title={title}
    >
      <path className={styles.fill} d={field(main.values) ?? undefined} />
      <path className={styles.dashed} d={top(before.values) ?? undefined} />
      <path className={styles.line} d={top(main.values) ?? undefined} />
    </Chart>
  )
}
