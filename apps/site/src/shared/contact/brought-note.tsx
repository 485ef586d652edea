import { useMessages } from '@jalonne/messages'
import { forms } from '@jalonne/messages/forms'
import { Button, ButtonLink } from '@jalonne/ui'
import { type MouseEvent, type ReactNode, useId } from 'react'
import { ContentLink } from '../content-link.tsx'
import styles from './brought-note.module.css'

interface BroughtNoteProps {
  note: string
  /** The same, with the language of each part; as it is sent without it. */
  shown?: ReactNode
  /** What leaves it out: the address of the page without it, where the note follows from the address. */
  without: string | (() => void)
}

/** What is sent besides the visitor's own words, as it is sent; it can be left out. */
export function BroughtNote({ note, shown = note, without }: BroughtNoteProps) {
  const text = useMessages(forms)
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would say that there is something to fill in
    <div aria-labelledby={id} className={styles.note} role="group">
      <p className={styles.title} id={id}>
        {text('note.title')}
      </p>
      <p className={styles.text}>{shown}</p>
      <input name="note" type="hidden" value={note} />
      {typeof without === 'string' ? (
        <ButtonLink as={ContentLink} href={without} onClick={focusMessage} variant="secondary">
          {text('note.remove')}
        </ButtonLink>
      ) : (
        <Button
          onClick={(event) => {
            focusMessage(event)
            without()
          }}
          variant="secondary"
        >
          {text('note.remove')}
        </Button>
      )}
    </div>
  )
}

// What was pressed goes with the note.
const focusMessage = ({ currentTarget }: MouseEvent) =>
  currentTarget.closest('form')?.querySelector('textarea')?.focus()
