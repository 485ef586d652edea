import { yearlyPrice } from '@jalonne/domain'
import { useMessages } from '@jalonne/messages'
import { Figure } from '@jalonne/ui'
import { useEditMark } from '../config.tsx'
import { ByBilling } from './by-billing.tsx'
import styles from './plan-price.module.css'
import { type Period, usePrices } from './use-prices.ts'

const periods = {
  month: 'price.perMonth',
  year: 'price.perYear',
  once: 'price.once',
} as const

interface PlanPriceProps {
  plan: { _id: string; price: number | null; period: Period | null }
  /** Adds the yearly figure of a monthly plan; the billing switch decides which of the two is shown. */
  billed?: boolean
  size?: 'medium' | 'large'
}

/** What a plan costs and how often, or that its price is made on request. */
export function PlanPrice({ plan, billed = false, size = 'large' }: PlanPriceProps) {
  const t = useMessages()
  const mark = useEditMark()(plan._id, 'plan', 'price')
  const { price, period } = plan
  if (price === null) {
    return (
      <p className={styles.request} {...mark}>
        {t('price.onRequest')}
      </p>
    )
  }
  const paid = period ? t(periods[period]) : null
  if (!billed) return <Price mark={mark} paid={paid} price={price} size={size} />
  return (
    <ByBilling
      monthly={<Price mark={mark} paid={paid} price={price} size={size} />}
      yearly={
        <Price mark={mark} paid={t('price.paidYearly')} price={yearlyPrice(price)} size={size} />
      }
    />
  )
}

function Price(props: {
  price: number
  paid: string | null
  size: 'medium' | 'large'
  mark: object | null
}) {
  const { amount } = usePrices()
  return (
    <p className={styles.price} {...props.mark}>
      <Figure size={props.size} value={props.price}>
        {amount(props.price)}
      </Figure>
      <span className={styles.period}>{props.paid}</span>
    </p>
  )
}
