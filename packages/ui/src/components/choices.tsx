import type { ComponentPropsWithRef, ReactNode } from 'react'
import styles from './choices.module.css'
import { classNames } from './class-names.ts'

type ChoicesProps = ComponentPropsWithRef<'fieldset'> & {
  /** What is chosen, for whoever does not see it. */
  label: string
}

/** A few choices side by side, one of which holds: radio buttons that look like one divided button. */
export function Choices({ label, className, children, ...rest }: ChoicesProps) {
  return (
    <fieldset className={classNames(styles.choices, className)} {...rest}>
      <legend className="visually-hidden">{label}</legend>
      {children}
    </fieldset>
  )
}

type ChoiceProps = ComponentPropsWithRef<'input'> & { children: ReactNode }

/** One of the `Choices`. */
export function Choice({ children, ...input }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type="radio" {...input} />
      {children}
    </label>
  )
}
