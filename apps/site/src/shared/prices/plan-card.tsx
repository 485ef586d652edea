import { useMessages } from '@jalonne/messages'
import { classNames } from '@jalonne/ui'
import type { ReactNode } from 'react'
import type { SectionOf } from '../../queries/section-types.ts'
import { ContentImage } from '../content-image.tsx'
import rowStyles from '../even-rows.module.css'
import { twelfths } from '../even-rows.ts'
import { Text } from '../text.tsx'
import styles from './plan-card.module.css'
import { PlanPrice } from './plan-price.tsx'
import { PlanText } from './plan-text.tsx'

type Plan = SectionOf<'planCards'>['plans'][number]

interface PlanCardsProps {
  plans: readonly Plan[]
  /** What stands at the foot of a card: the way to ask for its plan. */
  action: (plan: Plan) => ReactNode
  /** Whether their pictures are shown. */
  pictured?: boolean
}

/** Plans side by side, their prices level with each other. */
export const PlanCards = ({ plans, action, pictured }: PlanCardsProps) => (
  <div className={classNames(rowStyles.rows, rowStyles.roomy, styles.plans)}>
    {plans.map((plan, place) => (
      <PlanCard key={plan._id} pictured={pictured} plan={plan} span={twelfths(place, plans.length)}>
        {action(plan)}
      </PlanCard>
    ))}
  </div>
)

interface PlanCardProps {
  plan: Plan
  /** How many of twelve columns it takes among others. */
  span?: number
  pictured?: boolean | undefined
  /** At its foot. */
  children: ReactNode
}

/** One plan: its name, its price, what belongs to it. */
export function PlanCard({ plan, span = 12, pictured = false, children }: PlanCardProps) {
  const t = useMessages()
  const id = `${plan._id}-name`
  return (
    <article
      aria-labelledby={id}
      className={classNames(styles.plan, plan.popular && styles.popular)}
      style={{ '--span': span }}
    >
      <div className={styles.head}>
        <h3 className={styles.name} id={id}>
          <Text value={plan.name} />
          {plan.popular ? <span className={styles.label}>{t('plan.popular')}</span> : null}
        </h3>
        <PlanPrice plan={plan} />
      </div>
      <div className={styles.text}>
        {pictured && plan.picture ? (
          <ContentImage
            className={styles.picture}
            image={plan.picture}
            sizes="(width >= 1200px) 33vw, 100vw"
          />
        ) : null}
        <PlanText look="ruled" plan={plan} />
      </div>
      <div className={styles.action}>{children}</div>
    </article>
  )
}
