import { useMessages } from '@jalonne/messages'
import { forms } from '@jalonne/messages/forms'
import { FieldError, Honeypot, SubmitButton } from '@jalonne/ui/forms'
import type { ReactNode } from 'react'
import { useLanguage } from '../language.tsx'
import styles from './contact-form.module.css'
import type { useContactForm } from './use-contact-form.ts'

interface ContactFormProps {
  form: ReturnType<typeof useContactForm>
  /** Which form it is, unless one of its fields says so. */
  type?: 'quote' | 'schedule' | 'mail'
  /** The page the form stands on, with its language, for the response a browser without scripts gets. */
  page: string
  /** What the button says. */
  send: string
  /** The id of the heading that names the form. */
  labelledBy?: string | undefined
  /** Read before the form is sent: what becomes of the data. */
  note?: ReactNode
  /** The fields. */
  children: ReactNode
}

/** The frame of every form to the agency: its fields, what went wrong as a whole, and the button. */
export function ContactForm(props: ContactFormProps) {
  const { form, type, page, send, labelledBy, note, children } = props
  const language = useLanguage()
  const text = useMessages(forms)
  const { error } = form
  return (
    <form aria-labelledby={labelledBy} className={styles.form} {...form.formProps}>
      {type ? <input name="type" type="hidden" value={type} /> : null}
      <input name="meta.page" type="hidden" value={page} />
      <input name="meta.locale" type="hidden" value={language} />
      <p className={styles.legend}>{text('required')}</p>
      {children}
      <div className={styles.end}>
        <SubmitButton
          className={styles.send}
          sending={form.step === 'sending'}
          sendingLabel={text('sending')}
        >
          {send}
        </SubmitButton>
        {error && error.field === null ? (
          <div className={styles.failure} ref={form.notice} role="alert" tabIndex={-1}>
            <FieldError>{error.text}</FieldError>
          </div>
        ) : null}
        {note ? <div className={styles.note}>{note}</div> : null}
      </div>
      {/* Last, so that nothing that looks for the first field finds it. */}
      <Honeypot name="website_confirm" />
    </form>
  )
}
