import { stack } from 'd3-shape'
import styles from './chart.module.css'
import { Chart, type Look, type Series } from './chart.tsx'
import { band, scaleOf } from './scale.ts'

interface ColumnChartProps {
  title: string
  summary: string
  months: readonly string[]
  /** From the foot of the columns upwards; three at the most. */
  series: readonly Series[]
}

const looks: readonly Look[] = [styles.first, styles.second, styles.third].map((className) => ({
  as: 'field',
  className,
}))

/** What a month's sum is made of, as columns of parts that stand on each other. */
export function ColumnChart({ title, summary, months, series }: ColumnChartProps) {
  const places = months.map((_, at) => at)
  const layers = stack<number, Series>()
    .keys(series)
    .value((at, { values }) => values[at] ?? 0)(places)
  const { ticks, y } = scaleOf((layers.at(-1) ?? []).map(([, end]) => end))
  return (
    <Chart
      looks={looks}
      months={months}
      series={series}
      summary={summary}
      ticks={ticks}
      title={title}
    >
      {layers.map((layer, at) => (
        <g className={looks[at]?.className} key={layer.key.key}>
          {layer.map(([foot, top], month) => {
            const { start, width } = band(month, months.length)
            return (
              <rect
                height={y(foot) - y(top)}
                key={months[month]}
                width={width * 0.56}
                x={start + width * 0.22}
                y={y(top)}
              />
            )
          })}
        </g>
      ))}
    </Chart>
  )
}
