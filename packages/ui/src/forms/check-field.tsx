import type { ReactNode } from 'react'
import { classNames } from '../components/class-names.ts'
import styles from './choice-field.module.css'

interface CheckFieldProps {
  name: string
  label: ReactNode
  className?: string | undefined
  defaultChecked?: boolean
  onCheck?: (checked: boolean) => void
}

/** Something that holds or does not: a box to tick. */
export function CheckField({ name, label, className, defaultChecked, onCheck }: CheckFieldProps) {
  return (
    <label className={classNames(styles.choice, className)}>
      <input
        className={styles.radio}
        defaultChecked={defaultChecked}
        name={name}
        onChange={({ currentTarget }) => onCheck?.(currentTarget.checked)}
        type="checkbox"
      />
      <span>{label}</span>
    </label>
  )
}
