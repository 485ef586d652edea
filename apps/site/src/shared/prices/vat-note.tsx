import { useMessages } from '@jalonne/messages'
import styles from './vat-note.module.css'

interface VatNoteProps {
  /** The plans whose prices it stands under. */
  plans: readonly { price: number | null }[]
}

/** Says that VAT is added to the prices above it; nothing where each of them is on request. */
export function VatNote({ plans }: VatNoteProps) {
  const t = useMessages()
  if (plans.every(({ price }) => price === null)) return null
  return <p className={styles.note}>{t('price.withoutVat')}</p>
}
