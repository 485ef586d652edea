import { Section } from '@jalonne/ui'
import { ArrowLink } from '../../shared/arrow-link.tsx'
import { planAddress } from '../../shared/contact/plan-address.ts'
import { AskForPlan } from '../../shared/prices/ask-for-plan.tsx'
import { FigureText, hasFigure } from '../../shared/prices/figure-text.tsx'
import { PlanCards } from '../../shared/prices/plan-card.tsx'
import { VatNote } from '../../shared/prices/vat-note.tsx'
import { SectionHead } from '../../shared/section-head.tsx'
import type { ViewProps } from '../view-props.ts'
import styles from './view.module.css'

/** Plans as cards; each leads to the form with the plan chosen. */
export function View({ section, page, layout }: ViewProps<'planCards'>) {
  const id = `${section._key}-title`
  const { figure, link, plans } = section
  const ask = layout.navigation?.callToAction
  return (
    <Section aria-labelledby={id} ground="band" id={section.anchor ?? undefined}>
      <SectionHead id={id} lead={section.lead} title={section.title}>
        {hasFigure(figure) ? <FigureText figure={figure} size="large" /> : null}
      </SectionHead>
      <PlanCards
        action={(plan) =>
          ask ? (
            <AskForPlan
              href={planAddress(plan, page, ask.href)}
              label={ask.label}
              plan={plan}
              variant={plan.popular ? 'primary' : 'secondary'}
            />
          ) : null
        }
        plans={plans}
      />
      <VatNote plans={plans} />
      {link ? (
        <p className={styles.more}>
          <ArrowLink cta="plans" href={link.href} label={link.label} />
        </p>
      ) : null}
    </Section>
  )
}
