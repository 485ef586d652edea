import { useMessages } from '@jalonne/messages'
import type { PlanContent } from '../../queries/section-types.ts'
import { Text } from '../text.tsx'
import { Gifts } from './gifts.tsx'
import styles from './plan-text.module.css'

interface PlanTextProps {
  plan: Pick<PlanContent, 'summary' | 'features' | 'note'>
  /** How its parts are set off from each other; `dashed` where plans lie in groups, a heading further down. */
  look: 'ruled' | 'dashed'
}

/** What a plan is, what belongs to it, its limited offer and what to know besides. */
export function PlanText({ plan: { summary, features, note }, look }: PlanTextProps) {
  const t = useMessages()
  const lasting = features.filter(({ gift }) => !gift)
  return (
    <div className={styles.text}>
      {summary ? (
        <p>
          <Text value={summary} />
        </p>
      ) : null}
      <div className={styles.parts}>
        <ul className={styles[look]}>
          {lasting.map(({ _key, text }) => (
            <li key={_key}>
              <Text value={text} />
            </li>
          ))}
        </ul>
        <div className={styles.gifts}>
          <Gifts
            features={features}
            heading={look === 'dashed' ? 'h5' : 'h4'}
            title={t('plan.limitedOffer')}
          />
        </div>
        {note ? (
          <p className={styles.note}>
            <Text value={note} />
          </p>
        ) : null}
      </div>
    </div>
  )
}
