import { inNoRelease } from '@jalonne/schemas/in-no-release'
import { useMemo } from 'react'
import { useLiveQuery } from '../shared/use-live-query.ts'
import { type PriceRow, priceRows, type StoredPlan } from './price-rows.ts'

const query = `*[_type == "plan" && ${inNoRelease}]{_id, _rev, family, order, name, price, period, popular}`

/** Every plan, kept up to date; `null` while they are being read. */
export function usePriceRows(): PriceRow[] | null {
  const plans = useLiveQuery<StoredPlan[]>(query, {}, 'raw')
  return useMemo(() => (plans ? priceRows(plans) : null), [plans])
}
