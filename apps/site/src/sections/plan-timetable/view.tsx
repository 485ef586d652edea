import { useMessages } from '@jalonne/messages'
import { Icon, Section } from '@jalonne/ui'
import { Check } from 'lucide'
import { VatNote } from '../../shared/prices/vat-note.tsx'
import { SectionHead } from '../../shared/section-head.tsx'
import { Text } from '../../shared/text.tsx'
import type { ViewProps } from '../view-props.ts'
import { BillingSwitch } from './billing-switch.tsx'
import { PlanColumn } from './plan-column.tsx'
import { PlanSwitch } from './plan-switch.tsx'
import styles from './view.module.css'

/**
 * Plans as the columns of a timetable: what is compared stands in lines that align across them. A small screen shows
 * one plan at a time, and what it changes from the plan before.
 */
export function View({ section }: ViewProps<'planTimetable'>) {
  const { _key, plans, rows } = section
  const id = `${_key}-title`
  // A column is its picture, name, summary, price and link, its rows and its gifts.
  const measure = { '--plans': plans.length, '--rows': rows.length }
  return (
    <Section aria-labelledby={id} data-billing id={section.anchor ?? undefined}>
      <SectionHead id={id} lead={section.lead} title={section.title}>
        <BillingSwitch name={`${_key}-billing`} />
      </SectionHead>
      <div className={styles.frame} data-plans>
        <PlanSwitch name={`${_key}-plan`} plans={plans} />
        <div className={styles.timetable} style={measure}>
          <div aria-hidden className={styles.labels}>
            {rows.map((row) => (
              <span className={styles.label} key={row._key}>
                <Text value={row.label} />
              </span>
            ))}
            <span className={styles.label}>
              <Text value={section.giftTitle} />
            </span>
          </div>
          {plans.map((plan, number) => (
            <PlanColumn
              before={plans[number - 1] ?? null}
              key={plan._id}
              plan={plan}
              section={section}
            />
          ))}
        </div>
        <VatNote plans={plans} />
        <Included lines={section.included} />
      </div>
    </Section>
  )
}

function Included({ lines }: { lines: ViewProps<'planTimetable'>['section']['included'] }) {
  const t = useMessages()
  if (lines.length === 0) return null
  return (
    <div className={styles.included}>
      <h3 className={styles.includedTitle}>{t('plan.allInclude')}</h3>
      <ul className={styles.includedList}>
        {lines.map(({ _key, text }) => (
          <li key={_key}>
            <Icon of={Check} size={18} />
            <Text value={text} />
          </li>
        ))}
      </ul>
    </div>
  )
}
