import { type LocalizedText, Text } from '../text.tsx'
import styles from './plan-text.module.css'

interface PlanTextProps {
  plan: {
    summary: LocalizedText | null
    features: readonly { _key: string; text: LocalizedText | null }[]
    note: LocalizedText | null
  }
  /** How its parts are set off from each other. */
  look: 'ruled' | 'dashed'
}

/** What a plan is, what belongs to it and what to know besides. */
export function PlanText({ plan: { summary, features, note }, look }: PlanTextProps) {
  return (
    <div className={styles.text}>
      {summary ? (
        <p>
          <Text value={summary} />
        </p>
      ) : null}
      <ul className={styles[look]}>
        {features.map(({ _key, text }) => (
          <li key={_key}>
            <Text value={text} />
          </li>
        ))}
      </ul>
      {note ? (
        <p className={styles.note}>
          <Text value={note} />
        </p>
      ) : null}
    </div>
  )
}
