import { useMessages } from '@jalonne/messages'
import { classNames, Section } from '@jalonne/ui'
import type { CSSProperties } from 'react'
import { ArrowLink } from '../../shared/arrow-link.tsx'
import { planAddress } from '../../shared/contact/plan-address.ts'
import { twelfths } from '../../shared/even-rows.ts'
import { AskForPlan } from '../../shared/prices/ask-for-plan.tsx'
import { FigureText } from '../../shared/prices/figure-text.tsx'
import { PlanPrice } from '../../shared/prices/plan-price.tsx'
import { PlanText } from '../../shared/prices/plan-text.tsx'
import { SectionHead } from '../../shared/section-head.tsx'
import { Text } from '../../shared/text.tsx'
import type { PlanContent, ViewProps } from '../content-types.ts'
import styles from './view.module.css'

/** Plans as cards, their prices level with each other; each leads to the form with the plan chosen. */
export function View({ section, page, layout }: ViewProps<'planCards'>) {
  const id = `${section._key}-title`
  const { figure, link, plans } = section
  const ask = layout.navigation?.callToAction
  return (
    <Section aria-labelledby={id} ground="band" id={section.anchor ?? undefined}>
      <SectionHead id={id} lead={section.lead} title={section.title}>
        {figure ? <FigureText figure={figure} size="large" /> : null}
      </SectionHead>
      <div className={styles.plans}>
        {plans.map((plan, place) => (
          <Plan key={plan._id} plan={plan} span={twelfths(place, plans.length)}>
            {ask ? (
              <AskForPlan
                href={planAddress(plan, page)}
                label={ask.label}
                plan={plan}
                variant={plan.popular ? 'primary' : 'secondary'}
              />
            ) : null}
          </Plan>
        ))}
      </div>
      {link ? (
        <p className={styles.more}>
          <ArrowLink cta="plans" href={link.href} label={link.label} />
        </p>
      ) : null}
    </Section>
  )
}

interface PlanProps {
  plan: PlanContent
  span: number
  children: React.ReactNode
}

function Plan({ plan, span, children }: PlanProps) {
  const t = useMessages()
  const id = `${plan._id}-name`
  return (
    <article
      aria-labelledby={id}
      className={classNames(styles.plan, plan.popular && styles.popular)}
      style={{ '--span': span } as CSSProperties}
    >
      <div className={styles.head}>
        <h3 className={styles.name} id={id}>
          <Text value={plan.name} />
          {plan.popular ? <span className={styles.label}>{t('plan.popular')}</span> : null}
        </h3>
        <PlanPrice plan={plan} />
      </div>
      <div className={styles.text}>
        <PlanText look="ruled" plan={plan} />
      </div>
      <div className={styles.action}>{children}</div>
    </article>
  )
}
