import type { ReactNode } from 'react'
import styles from './by-billing.module.css'

/** Shows one of two: which, the switch of the section (`data-billing`) decides by style alone. */
export const ByBilling = ({ monthly, yearly }: { monthly: ReactNode; yearly: ReactNode }) => (
  <>
    <div className={styles.monthly}>{monthly}</div>
    <div className={styles.yearly}>{yearly}</div>
  </>
)
