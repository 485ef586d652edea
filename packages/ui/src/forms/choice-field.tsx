import { type ReactNode, useId } from 'react'
import { classNames } from '../components/class-names.ts'
import styles from './choice-field.module.css'
import fieldStyles from './field.module.css'
import { describedBy, FieldError, FieldHint, type FieldTexts, RequiredMark } from './field.tsx'

interface ChoiceFieldProps extends FieldTexts {
  name: string
  options: readonly { value: string; label: ReactNode }[]
  /** The choice to begin with. */
  defaultValue?: string | undefined
  required?: boolean
  onChoose?: (value: string) => void
}

/** One of a few choices, all in sight: radio buttons that look like the entries of a timetable. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { label, hint, error, className, name, options, defaultValue, required, onChoose } = props
  const id = useId()
  return (
    <fieldset
      aria-describedby={describedBy(id, hint, error)}
      className={classNames(fieldStyles.field, className)}
    >
      <legend className={fieldStyles.label}>
        {label}
        {required ? <RequiredMark /> : null}
      </legend>
      <FieldHint id={id}>{hint}</FieldHint>
      <div className={styles.choices} data-invalid={error ? '' : undefined}>
        {options.map((option) => (
          <label className={styles.choice} key={option.value}>
            <input
              className={styles.radio}
              defaultChecked={option.value === defaultValue}
              name={name}
              onChange={onChoose && (() => onChoose(option.value))}
              required={required}
              type="radio"
              value={option.value}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </fieldset>
  )
}
