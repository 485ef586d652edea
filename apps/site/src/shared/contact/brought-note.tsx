import { useMessages } from '@jalonne/messages'
import { forms } from '@jalonne/messages/forms'
import { Button } from '@jalonne/ui'
import { useId } from 'react'
import styles from './brought-note.module.css'

interface BroughtNoteProps {
  note: string
  onRemove: () => void
}

/** What is sent besides the visitor's own words, as it is sent; it can be left out. */
export function BroughtNote({ note, onRemove }: BroughtNoteProps) {
  const text = useMessages(forms)
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would say that there is something to fill in
    <div aria-labelledby={id} className={styles.note} role="group">
      <p className={styles.title} id={id}>
        {text('note.title')}
      </p>
      <p className={styles.text}>{note}</p>
      <Button
        onClick={({ currentTarget }) => {
          // The button goes with the note.
          currentTarget.form?.querySelector('textarea')?.focus()
          onRemove()
        }}
        variant="secondary"
      >
        {text('note.remove')}
      </Button>
    </div>
  )
}
