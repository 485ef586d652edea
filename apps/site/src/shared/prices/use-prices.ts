import { formatChf } from '@jalonne/domain'
import { useMessages } from '@jalonne/messages'
import { useLanguage } from '../language.tsx'

export type Period = 'month' | 'year' | 'once'

const units = { month: 'price.shortMonth', year: 'price.shortYear' } as const

/** Writes amounts and periods for the visitor: `250 CHF` and `/mois`. */
export function usePrices() {
  const language = useLanguage()
  const t = useMessages()
  return {
    amount: (price: number) => formatChf(price, language),
    /** The same for the lowest of several prices: `dès 89 CHF`. */
    startingAt: (price: number) => t('price.startingAt', { price: formatChf(price, language) }),
    /** What stands close behind an amount; null for what is paid once. */
    unit: (period: Period | null) =>
      period === 'month' || period === 'year' ? t(units[period]) : null,
  }
}
