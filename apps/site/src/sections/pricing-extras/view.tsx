import { Section } from '@jalonne/ui'
import { Disclosure } from '@jalonne/ui/disclosure'
import type { ReactNode } from 'react'
import type { PlanContent } from '../../queries/section-types.ts'
import { ArrowLink } from '../../shared/arrow-link.tsx'
import { planAddress } from '../../shared/contact/plan-address.ts'
import { AskForPlan } from '../../shared/prices/ask-for-plan.tsx'
import { PlanPrice } from '../../shared/prices/plan-price.tsx'
import { PlanText } from '../../shared/prices/plan-text.tsx'
import { VatNote } from '../../shared/prices/vat-note.tsx'
import { choiceOf, rememberChoice } from '../../shared/remember-choice.ts'
import { Text } from '../../shared/text.tsx'
import type { ViewProps } from '../view-props.ts'
import styles from './view.module.css'

/** Further offers, folded away until a visitor asks for them, or open where they are what the page is about. */
export function View({ section, page, layout }: ViewProps<'pricingExtras'>) {
  const ask = layout.navigation?.callToAction
  const id = `${section._key}-title`
  return (
    <Section aria-labelledby={id} id={section.anchor ?? undefined}>
      <Disclosure
        className={styles.extras}
        onToggle={({ currentTarget: { open } }) => rememberChoice(section._key, String(open))}
        open={(choiceOf(section._key) ?? String(section.unfolded)) === 'true'}
        summary={
          <>
            <h2 className={styles.title} id={id}>
              <Text value={section.title} />
            </h2>
            <span className={styles.hint}>
              <Text value={section.summary} />
            </span>
          </>
        }
      >
        {section.groups.map((group) => (
          <PlanGroup group={group} key={group._key}>
            {group.plans.map((plan) => (
              <Plan key={plan._id} plan={plan}>
                {ask ? (
                  <AskForPlan
                    group={group.title}
                    href={planAddress(plan, page, ask.href)}
                    label={ask.label}
                    plan={plan}
                  />
                ) : null}
              </Plan>
            ))}
          </PlanGroup>
        ))}
        <VatNote plans={section.groups.flatMap((group) => group.plans)} />
      </Disclosure>
    </Section>
  )
}

type Group = ViewProps<'pricingExtras'>['section']['groups'][number]

function PlanGroup({ group, children }: { group: Group; children: ReactNode }) {
  return (
    <div className={styles.group}>
      <div className={styles.intro}>
        <h3>
          <Text value={group.title} />
        </h3>
        {group.lead ? (
          <p className={styles.lead}>
            <Text value={group.lead} />
          </p>
        ) : null}
        {group.link ? (
          <ArrowLink cta="extras" href={group.link.href} label={group.link.label} />
        ) : null}
      </div>
      <ul className={styles.plans}>{children}</ul>
    </div>
  )
}

function Plan({ plan, children }: { plan: PlanContent; children: ReactNode }) {
  return (
    <li className={styles.plan}>
      <h4 className={styles.name}>
        <Text value={plan.name} />
      </h4>
      <PlanText look="dashed" plan={plan} />
      <div className={styles.price}>
        <PlanPrice plan={plan} size="medium" />
        {children}
      </div>
    </li>
  )
}
