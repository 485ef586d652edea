import { useMessages } from '@jalonne/messages'
import { classNames, Icon, VisuallyHidden } from '@jalonne/ui'
import Check from 'lucide-react/icons/check'
import Gift from 'lucide-react/icons/gift'
import { contactAddress } from '../../shared/contact/contact-address.ts'
import { planKey } from '../../shared/contact/plan-address.ts'
import { ContentLink } from '../../shared/content-link.tsx'
import { AskForPlan } from '../../shared/prices/ask-for-plan.tsx'
import { PlanPrice } from '../../shared/prices/plan-price.tsx'
import { Text } from '../../shared/text.tsx'
import type { PlanContent, ViewProps } from '../content-types.ts'
import styles from './plan-column.module.css'

type Timetable = ViewProps<'planTimetable'>['section']

/** One plan of the timetable: its price, its cell of every row, its gifts and where to ask for it. */
export function PlanColumn({ plan, section }: { plan: PlanContent; section: Timetable }) {
  const { rows, giftTitle, action } = section
  const t = useMessages()
  const id = `${plan._id}-name`
  return (
    <article
      aria-labelledby={id}
      className={classNames(styles.plan, plan.popular && styles.popular)}
    >
      <div className={styles.head}>
        <h3 className={styles.name} id={id}>
          <Text value={plan.name} />
          {plan.popular ? <span className={styles.label}>{t('plan.popular')}</span> : null}
        </h3>
        <PlanPrice billed={plan.period === 'month'} plan={plan} />
      </div>
      <dl className={styles.rows}>
        {rows.map((row) => (
          <div className={styles.row} key={row._key}>
            <dt className={styles.term}>
              <Text value={row.label} />
            </dt>
            <dd>
              <Cell cell={row.cells.find((cell) => cell.planId === plan._id)} />
            </dd>
          </div>
        ))}
      </dl>
      <Gifts features={plan.features} title={giftTitle} />
      {action ? (
        <div className={styles.action}>
          <AskForPlan
            href={contactAddress(action.href, { plan: planKey(plan) })}
            label={action.label}
            plan={plan}
            variant={plan.popular ? 'primary' : 'secondary'}
          />
        </div>
      ) : null}
    </article>
  )
}

function Cell({ cell }: { cell: Timetable['rows'][number]['cells'][number] | undefined }) {
  const t = useMessages()
  if (cell?.text) return <Text value={cell.text} />
  return cell?.included ? (
    <>
      <Icon of={Check} />
      <VisuallyHidden>{t('plan.included')}</VisuallyHidden>
    </>
  ) : (
    <>
      <span aria-hidden className={styles.none}>
        –
      </span>
      <VisuallyHidden>{t('plan.notIncluded')}</VisuallyHidden>
    </>
  )
}

function Gifts(props: { features: PlanContent['features']; title: Timetable['giftTitle'] }) {
  const gifts = props.features.filter((feature) => feature.gift)
  return (
    <div className={styles.gifts}>
      {gifts.length > 0 ? (
        <>
          <h4 className={styles.giftTitle}>
            <Text value={props.title} />
          </h4>
          <ul className={styles.giftList}>
            {gifts.map(({ _key, text, link }) => (
              <li key={_key}>
                <Icon className={styles.giftIcon} of={Gift} size={16} />
                {link ? (
                  <ContentLink className={styles.giftLink} data-cta="gift" href={link.href}>
                    <Text value={text} />
                  </ContentLink>
                ) : (
                  <Text value={text} />
                )}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  )
}
