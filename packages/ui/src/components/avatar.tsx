import styles from './avatar.module.css'
import { initials } from './initials.ts'

/** A person shown by their initials; decorative, so the name belongs beside it. */
export function Avatar({ name }: { name: string }) {
  return (
    <span aria-hidden className={styles.avatar}>
      {initials(name)}
    </span>
  )
}
