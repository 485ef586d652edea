import { Disclosure } from '@jalonne/ui/disclosure'
import { type ReactNode, useEffect, useState } from 'react'
import { DataTable } from '../data-table.tsx'
import { useDashboard } from '../use-dashboard.ts'
import styles from './chart.module.css'

export interface Series {
  key: string
  label: string
  /** One for each month. */
  values: readonly number[]
}

/** How a series is drawn: as a line or as a field, by a class. */
export interface Look {
  as: 'line' | 'field'
  className: string | undefined
}

interface ChartProps {
  title: string
  /** What there is to see, for those who don't. */
  summary: string
  series: readonly Series[]
  /** ISO months, oldest first. */
  months: readonly string[]
  ticks: readonly number[]
  /** How each of the series is drawn; shown beside its name. */
  looks: readonly Look[]
  /** What is drawn, in a square of 100 that is stretched to the room there is. */
  children: ReactNode
}

/**
 * The frame of a chart by months: title, legend, axes and, folded away, its figures as a table. The drawing is stretched, so
 * its letters are the page's own; the figures of a month show where the pointer is, until Escape dismisses them.
 */
export function Chart({ title, summary, series, months, ticks, looks, children }: ChartProps) {
  const { t, whole, month, shortMonth } = useDashboard()
  const [isDismissed, setDismissed] = useState(false)
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setDismissed(true)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>
        <h2 className={styles.title}>{title}</h2>
        <ul className={styles.legend}>
          {series.map(({ key, label }, at) => (
            <li key={key}>
              <svg aria-hidden="true" className={styles.swatch} viewBox="0 0 24 12">
                <path
                  className={looks[at]?.className}
                  d={looks[at]?.as === 'line' ? 'M0 6H24' : 'M1 1H23V11H1Z'}
                />
              </svg>
              {label}
            </li>
          ))}
        </ul>
      </figcaption>
      <div className={styles.plot}>
        <ol aria-hidden="true" className={styles.values}>
          {ticks.toReversed().map((tick) => (
            <li key={tick}>{whole(tick)}</li>
          ))}
        </ol>
        <div className={styles.drawing}>
          <svg
            aria-label={summary}
            className={styles.svg}
            preserveAspectRatio="none"
            role="img"
            viewBox="0 0 100 100"
          >
            <path
              className={styles.grid}
              d={ticks
                .map((_, at) => `M0 ${(100 * at) / Math.max(1, ticks.length - 1)}H100`)
                .join('')}
            />
            {children}
          </svg>
          <ol aria-hidden="true" className={styles.months} data-dismissed={isDismissed}>
            {months.map((iso, at) => (
              <li key={iso} onPointerEnter={() => setDismissed(false)}>
                <div className={styles.bubble}>
                  <strong>{month(iso)}</strong>
                  {series.map(({ key, label, values }) => (
                    <span key={key}>
                      {label} <b>{whole(values[at] ?? 0)}</b>
                    </span>
                  ))}
                </div>
                <span className={styles.month}>{shortMonth(iso)}</span>
              </li>
            ))}
          </ol>
        </div>
      </div>
      <Disclosure className={styles.table} summary={t('chart.table')}>
        <DataTable
          columns={[
            { key: 'month', label: t('chart.month') },
            ...series.map(({ key, label }) => ({ key, label, figures: true })),
          ]}
          label={title}
          rows={months.map((iso, at) => ({
            key: iso,
            cells: [month(iso), ...series.map(({ values }) => whole(values[at] ?? 0))],
          }))}
        />
      </Disclosure>
    </figure>
  )
}
