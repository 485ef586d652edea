import { Section } from '@jalonne/ui'
import type { ReactNode } from 'react'
import type { PlanContent } from '../../queries/section-types.ts'
import { ArrowLink } from '../../shared/arrow-link.tsx'
import { addressFromPage } from '../../shared/contact/address-from-page.ts'
import { planAddress } from '../../shared/contact/plan-address.ts'
import { AskForPlan } from '../../shared/prices/ask-for-plan.tsx'
import { PlanPrice } from '../../shared/prices/plan-price.tsx'
import { PlanText } from '../../shared/prices/plan-text.tsx'
import { VatNote } from '../../shared/prices/vat-note.tsx'
import { SectionHead } from '../../shared/section-head.tsx'
import { Text } from '../../shared/text.tsx'
import type { ViewProps } from '../view-props.ts'
import styles from './view.module.css'

/** Packs that are paid once, side by side, their parts level with each other. */
export function View({ section, page, layout }: ViewProps<'seoPacks'>) {
  const id = `${section._key}-title`
  const plans = section.plans
  const ask = layout.navigation?.callToAction
  return (
    <Section aria-labelledby={id} ground="band" id={section.anchor ?? undefined}>
      <SectionHead id={id} lead={section.lead} title={section.title} />
      <div className={styles.packs} style={{ '--packs': plans.length }}>
        {plans.map((plan) => (
          <Pack key={plan._id} plan={plan}>
            {ask ? (
              <p>
                <AskForPlan
                  href={planAddress(plan, page, ask.href)}
                  label={ask.label}
                  plan={plan}
                />
              </p>
            ) : null}
          </Pack>
        ))}
      </div>
      <VatNote plans={plans} />
      {section.action ? (
        <p className={styles.action}>
          <ArrowLink
            cta="packs"
            href={addressFromPage(section.action.href, page)}
            label={section.action.label}
          />
        </p>
      ) : null}
    </Section>
  )
}

function Pack({ plan, children }: { plan: PlanContent; children: ReactNode }) {
  const id = `${plan._id}-name`
  return (
    <article aria-labelledby={id} className={styles.pack}>
      <h3 className={styles.name} id={id}>
        <Text value={plan.name} />
      </h3>
      <PlanPrice plan={plan} />
      <PlanText look="ruled" plan={plan} />
      {children}
    </article>
  )
}
