import { useMessages } from '@jalonne/messages'
import styles from './billing-switch.module.css'

/**
 * Chooses monthly or yearly prices. Two radio buttons and CSS do it: the section's `data-billing` shows the
 * figures of the one that is checked, before any script has run and without one.
 */
export function BillingSwitch({ name }: { name: string }) {
  const t = useMessages()
  return (
    <div className={styles.billing}>
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">{t('billing.label')}</legend>
        <label className={styles.choice}>
          <input defaultChecked name={name} type="radio" value="monthly" />
          {t('billing.monthly')}
        </label>
        <label className={styles.choice}>
          <input name={name} type="radio" value="yearly" />
          {t('billing.yearly')}
        </label>
      </fieldset>
      <p className={styles.saving}>{t('billing.saving')}</p>
      <p className="visually-hidden" role="status">
        <span className={styles.monthly}>{t('billing.shownMonthly')}</span>
        <span className={styles.yearly}>{t('billing.shownYearly')}</span>
      </p>
    </div>
  )
}
