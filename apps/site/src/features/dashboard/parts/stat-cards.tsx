import { Icon } from '@jalonne/ui'
import { ArrowDownRight, ArrowUpRight } from 'lucide'
import { Sparkline } from '../charts/sparkline.tsx'
import styles from './stat-cards.module.css'

export interface Stat {
  key: string
  label: string
  value: string
  /** How it has changed, in words, and whether that is for the better. */
  change?: { text: string; better: boolean; rising: boolean }
  /** How it went, oldest first. */
  course?: readonly number[]
}

/** The figures a view begins with, one a card. */
export function StatCards({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className={styles.cards} data-pairs={stats.length % 2 === 0}>
      {stats.map(({ key, label, value, change, course }) => (
        <div className={styles.card} key={key}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
          {change ? (
            <dd className={styles.change} data-better={change.better}>
              <Icon of={change.rising ? ArrowUpRight : ArrowDownRight} size={16} />
              {change.text}
            </dd>
          ) : null}
          {course ? (
            <dd aria-hidden="true" className={styles.course}>
              <Sparkline values={course} />
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  )
}
