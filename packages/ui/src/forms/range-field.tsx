import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Field, type FieldTexts } from './field.tsx'
import styles from './range-field.module.css'

type RangeFieldProps = Omit<FieldTexts, 'error'> &
  Pick<
    ComponentPropsWithRef<'input'>,
    'name' | 'onChange' | 'onPointerDown' | 'onPointerCancel'
  > & {
    min: number
    max: number
    step: number
    value: number
    /** The figure as it is read, with its unit. */
    shown: string
  }

/** A figure to be set on a slider, with what it says now at the end of its label. */
export function RangeField({ label, hint, className, shown, ...input }: RangeFieldProps) {
  const { min, max, value } = input
  const share = { '--share': (value - min) / (max - min) }
  return (
    <Field className={className} hint={hint} label={<Line label={label} shown={shown} />}>
      {(links) => (
        <input
          aria-valuetext={shown}
          className={styles.range}
          style={share}
          type="range"
          {...input}
          {...links}
        />
      )}
    </Field>
  )
}

/** The figure is read with the slider: as a part of its name it would be read twice. */
const Line = ({ label, shown }: { label: ReactNode; shown: string }) => (
  <span className={styles.line}>
    {label}
    <span aria-hidden className={styles.shown}>
      {shown}
    </span>
  </span>
)
