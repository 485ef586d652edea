import { useMessages } from '@jalonne/messages'
import { classNames, Icon, Plate, VisuallyHidden } from '@jalonne/ui'
import { ArrowRight, Check } from 'lucide'
import type { PlanContent } from '../../queries/section-types.ts'
import { contactAddress } from '../../shared/contact/contact-address.ts'
import { planKey } from '../../shared/contact/plan-address.ts'
import { ContentImage } from '../../shared/content-image.tsx'
import { AskForPlan } from '../../shared/prices/ask-for-plan.tsx'
import { ByBilling } from '../../shared/prices/by-billing.tsx'
import { Gifts } from '../../shared/prices/gifts.tsx'
import { PlanPrice } from '../../shared/prices/plan-price.tsx'
import { Sentence, Text, wordsOf } from '../../shared/text.tsx'
import type { ViewProps } from '../view-props.ts'
import { CountDrawing } from './count-drawing.tsx'
import styles from './plan-column.module.css'

type Timetable = ViewProps<'planTimetable'>['section']
type Row = Timetable['rows'][number]
type CellContent = Row['cells'][number] | undefined

interface PlanColumnProps {
  plan: PlanContent
  /** The plan on its left. */
  before: PlanContent | null
  section: Timetable
}

/** One plan of the timetable: its picture and price, where to ask for it, its cell of every row, and its gifts. */
export function PlanColumn({ plan, before, section }: PlanColumnProps) {
  const { rows, giftTitle, action } = section
  const t = useMessages()
  const id = `${plan._id}-name`
  const name = before?.name
  const isBilled = plan.period === 'month' && plan.price !== null
  const ask = (billing?: 'yearly') =>
    action ? (
      <AskForPlan
        billing={billing && t('billing.yearly')}
        href={contactAddress(action.href, { plan: planKey(plan), ...(billing && { billing }) })}
        label={action.label}
        plan={plan}
        variant={plan.popular ? 'primary' : 'secondary'}
      />
    ) : null
  return (
    <article aria-labelledby={id} className={styles.plan}>
      <div className={styles.top}>
        {plan.picture ? (
          <ContentImage
            image={plan.picture}
            ratio={30 / 17}
            sizes="(width >= 1024px) 25vw, 100vw"
          />
        ) : null}
        {plan.popular ? (
          <Plate as="span" className={styles.popular} size="small">
            {t('plan.popular')}
          </Plate>
        ) : null}
      </div>
      <h3 className={styles.name} id={id}>
        <Text value={plan.name} />
      </h3>
      <p className={styles.summary}>
        <Text value={plan.summary} />
      </p>
      <PlanPrice billed={isBilled} plan={plan} />
      <div className={styles.action}>
        {isBilled ? <ByBilling monthly={ask()} yearly={ask('yearly')} /> : ask()}
      </div>
      {name ? (
        <h4 className={styles.changes}>
          <Sentence of={(write) => t('plan.changes', { plan: write(name) })} />
        </h4>
      ) : null}
      <dl className={styles.rows}>
        {rows.map((row) => {
          const [cell, former] = [cellOf(row, plan), before ? cellOf(row, before) : undefined]
          return (
            <div
              className={classNames(styles.row, before && isSame(cell, former) && styles.same)}
              key={row._key}
            >
              <dt className={styles.term}>
                <Text value={row.label} />
              </dt>
              <dd>
                {before && former?.included ? <Former cell={former} plan={before} /> : null}
                <Cell cell={cell} row={row} />
              </dd>
            </div>
          )
        })}
      </dl>
      {name ? (
        <p className={styles.rest}>
          <Sentence of={(write) => t('plan.rest', { plan: write(name) })} />
        </p>
      ) : null}
      <div className={styles.gifts}>
        <Gifts features={plan.features} heading="h4" title={<Text value={giftTitle} />} />
      </div>
    </article>
  )
}

const cellOf = (row: Row, plan: PlanContent): CellContent =>
  row.cells.find((cell) => cell.planId === plan._id)

const isSame = (one: CellContent, other: CellContent): boolean =>
  Boolean(one?.included) === Boolean(other?.included) && wordsOf(one?.text) === wordsOf(other?.text)

/** What the plan before has in its place, where one stands alone on a small screen. */
function Former({ cell, plan }: { cell: NonNullable<CellContent>; plan: PlanContent }) {
  if (!cell.text) return null
  return (
    <span className={styles.former}>
      <VisuallyHidden>
        <Text value={plan.name} />
      </VisuallyHidden>{' '}
      <s>
        <Text value={cell.text} />
      </s>
      <Icon of={ArrowRight} size={16} />
    </span>
  )
}

function Cell({ cell, row }: { cell: CellContent; row: Row }) {
  const t = useMessages()
  if (cell?.text) {
    const counts = row.cells.map(({ count }) => count ?? 0)
    return (
      <>
        <Text value={cell.text} />
        {row.drawing && cell.count ? (
          <CountDrawing as={row.drawing} count={cell.count} most={Math.max(...counts)} />
        ) : null}
      </>
    )
  }
  if (!cell?.included) return <span className={styles.none}>{t('plan.notIncluded')}</span>
  return (
    <>
      <Icon of={Check} />
      <VisuallyHidden>{t('plan.included')}</VisuallyHidden>
    </>
  )
}
