import { yearlyPrice } from '@jalonne/domain'
import { useMessages } from '@jalonne/messages'
import { Figure } from '@jalonne/ui'
import styles from './plan-price.module.css'
import { type Period, usePrices } from './use-prices.ts'

const periods = {
  month: 'price.perMonth',
  year: 'price.perYear',
  once: 'price.once',
} as const

interface PlanPriceProps {
  plan: { price: number | null; period: Period | null }
  /** Adds the yearly figure of a monthly plan; the billing switch decides which of the two is shown. */
  billed?: boolean
  size?: 'medium' | 'large'
}

/** What a plan costs and how often, or that its price is made on request. */
export function PlanPrice({ plan, billed = false, size = 'large' }: PlanPriceProps) {
  const t = useMessages()
  const { amount } = usePrices()
  const { price, period } = plan
  if (price === null) return <p className={styles.request}>{t('price.onRequest')}</p>
  return (
    <p className={styles.price}>
      <Figure className={billed ? styles.monthly : undefined} size={size} value={price}>
        {amount(price)}
      </Figure>
      {billed ? (
        <Figure className={styles.yearly} size={size} value={yearlyPrice(price)}>
          {amount(yearlyPrice(price))}
        </Figure>
      ) : null}
      {period ? <span className={styles.period}>{t(periods[period])}</span> : null}
    </p>
  )
}
