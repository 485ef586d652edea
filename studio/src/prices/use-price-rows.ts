import { useEffect, useMemo, useState } from 'react'
import { useDocumentStore } from 'sanity'
import { apiVersion } from '../structure/api-version.ts'
import { type PriceRow, priceRows, type StoredPlan } from './price-rows.ts'

const query =
  '*[_type == "plan" && !(_id in path("versions.**"))]{_id, _rev, family, order, name, price, period, popular}'

/** Every plan, kept up to date; `null` while they are being read. */
export function usePriceRows(): PriceRow[] | null {
  const store = useDocumentStore()
  const [plans, setPlans] = useState<StoredPlan[] | null>(null)
  useEffect(() => {
    const reading = store
      .listenQuery(query, {}, { apiVersion, perspective: 'raw' })
      .subscribe(setPlans)
    return () => reading.unsubscribe()
  }, [store])
  return useMemo(() => plans && priceRows(plans), [plans])
}
