import { CircleAlert } from 'lucide'
import { type ReactNode, useId } from 'react'
import { classNames } from '../components/class-names.ts'
import { Icon } from '../components/icon.tsx'
import styles from './field.module.css'

/** What every field has besides its control. */
export interface FieldTexts {
  label: ReactNode
  /** Help that stays, under the label. */
  hint?: ReactNode
  /** What is wrong with what was typed. */
  error?: ReactNode
  className?: string | undefined
}

/** What ties a control to its label, its hint and its error. */
export interface ControlLinks {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldProps extends FieldTexts {
  required?: boolean | undefined
  children: (links: ControlLinks) => ReactNode
}

/** A label, a control and what is said about it: the hint before, the error after. */
export function Field({ label, hint, error, required, className, children }: FieldProps) {
  const id = useId()
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {required ? <RequiredMark /> : null}
      </label>
      <FieldHint id={id}>{hint}</FieldHint>
      {children({
        id,
        'aria-describedby': describedBy(id, hint, error),
        'aria-invalid': error ? true : undefined,
      })}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  )
}

/** What describes a control, by its field's id: the hint, then the error, as far as there are any. */
export const describedBy = (id: string, hint: ReactNode, error: ReactNode): string | undefined =>
  classNames(hint ? `${id}-hint` : null, error ? `${id}-error` : null) || undefined

/** Help that stays, by the id of its field; nothing where there is none. */
export const FieldHint = ({ id, children }: { id: string; children: ReactNode }) =>
  children ? (
    <p className={styles.hint} id={`${id}-hint`}>
      {children}
    </p>
  ) : null

/** The star of a field that must be filled in; whoever listens hears it from the control itself. */
export const RequiredMark = () => (
  <span aria-hidden className={styles.mark}>
    {'\u00a0'}*
  </span>
)

/** What is wrong, in the colour and with the sign of errors. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className={styles.error} id={id}>
      <Icon of={CircleAlert} size={18} />
      <span>{children}</span>
    </p>
  )
}
