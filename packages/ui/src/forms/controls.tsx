import { ChevronDown } from 'lucide'
import type { ComponentPropsWithRef } from 'react'
import { Icon } from '../components/icon.tsx'
import styles from './controls.module.css'
import { type ControlLinks, Field, type FieldTexts } from './field.tsx'

type Control<Tag extends 'input' | 'select' | 'textarea'> = FieldTexts &
  Omit<ComponentPropsWithRef<Tag>, keyof ControlLinks | 'className' | 'name'> & {
    name: string | undefined
  }

// `aria-required` alone is for a field that the browser can't know to be required, such as one of two.
const isRequired = (control: Pick<ComponentPropsWithRef<'input'>, 'required' | 'aria-required'>) =>
  control.required || control['aria-required'] === true

/** A line to type in. */
export function TextField({ label, hint, error, className, ...input }: Control<'input'>) {
  return (
    <Field
      className={className}
      error={error}
      hint={hint}
      label={label}
      required={isRequired(input)}
    >
      {(links) => <input className={styles.control} {...input} {...links} />}
    </Field>
  )
}

/** Several lines to type in; the box grows with them. */
export function TextArea({ label, hint, error, className, ...textarea }: Control<'textarea'>) {
  const { rows = 5 } = textarea
  const height = { '--rows': rows }
  return (
    <Field
      className={className}
      error={error}
      hint={hint}
      label={label}
      required={isRequired(textarea)}
    >
      {(links) => (
        <textarea
          className={`${styles.control} ${styles.lines}`}
          style={height}
          {...textarea}
          {...links}
        />
      )}
    </Field>
  )
}

/** One of several choices, on the browser's own list; `children` are its options. */
export function SelectField({ label, hint, error, className, ...select }: Control<'select'>) {
  return (
    <Field
      className={className}
      error={error}
      hint={hint}
      label={label}
      required={isRequired(select)}
    >
      {(links) => (
        <span className={styles.select}>
          <select className={styles.control} {...select} {...links} />
          <Icon className={styles.chevron} of={ChevronDown} size={18} />
        </span>
      )}
    </Field>
  )
}
