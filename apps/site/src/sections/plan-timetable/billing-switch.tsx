import { yearlySaving } from '@jalonne/domain'
import { useMessages } from '@jalonne/messages'
import { Choice, Choices } from '@jalonne/ui'
import { useEffect, useRef } from 'react'
import { ByBilling } from '../../shared/prices/by-billing.tsx'
import { choiceOf, rememberChoice } from '../../shared/remember-choice.ts'
import styles from './billing-switch.module.css'

/**
 * Chooses monthly or yearly prices. Two radio buttons and CSS do it: the section's `data-billing` shows the
 * figures of the one that is checked, before any script has run and without one.
 */
export function BillingSwitch({ name }: { name: string }) {
  const t = useMessages()
  const percent = yearlySaving
  const first = choiceOf(name) ?? 'monthly'
  const yearly = useRef<HTMLInputElement>(null)
  // An address sent on, or loaded again; the server writes one page for all.
  useEffect(() => {
    const { current } = yearly
    const isYearly = new URLSearchParams(location.search).get('billing') === 'yearly'
    if (current && isYearly && choiceOf(name) === undefined) current.checked = true
  }, [name])
  const choice = (value: string) => ({
    defaultChecked: value === first,
    name,
    onChange: () => rememberChoice(name, value),
    value,
  })
  return (
    <div className={styles.billing}>
      <Choices label={t('billing.label')}>
        <Choice {...choice('monthly')}>{t('billing.monthly')}</Choice>
        <Choice {...choice('yearly')} ref={yearly}>
          {t('billing.yearly')}
        </Choice>
      </Choices>
      <p className={styles.saving}>{t('billing.saving', { percent })}</p>
      <div className="visually-hidden" role="status">
        <ByBilling
          monthly={t('billing.shownMonthly')}
          yearly={t('billing.shownYearly', { percent })}
        />
      </div>
    </div>
  )
}
