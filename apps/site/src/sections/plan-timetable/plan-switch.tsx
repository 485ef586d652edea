import { useMessages } from '@jalonne/messages'
import type { PlanContent } from '../../queries/section-types.ts'
import { choiceOf, rememberChoice } from '../../shared/remember-choice.ts'
import { Text } from '../../shared/text.tsx'
import styles from './plan-switch.module.css'

/**
 * Chooses the plan that a small screen shows: the popular one to begin with. Radio buttons and CSS do it, as with the
 * billing; where all plans stand side by side there is nothing to choose.
 */
export function PlanSwitch({ name, plans }: { name: string; plans: readonly PlanContent[] }) {
  const t = useMessages()
  const chosen = choiceOf(name)
  const first =
    plans.find(({ _id }) => _id === chosen) ?? plans.find(({ popular }) => popular) ?? plans[0]
  return (
    <fieldset className={styles.switch} data-pinned="">
      <legend className="visually-hidden">{t('plan.choose')}</legend>
      {plans.map((plan) => (
        <label className={styles.choice} key={plan._id}>
          <input
            defaultChecked={plan === first}
            name={name}
            onChange={() => rememberChoice(name, plan._id)}
            type="radio"
            value={plan._id}
          />
          <span className={styles.sign}>
            <Text value={plan.name} />
          </span>
        </label>
      ))}
    </fieldset>
  )
}
