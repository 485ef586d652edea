import { type FormOutcome, serviceRequest } from '@jalonne/api/shapes'
import {
  callbackDays,
  callbackSlots,
  defaultCallback,
  type ServiceLabel,
  withoutLanguage,
} from '@jalonne/domain'
import { useMessages } from '@jalonne/messages'
import { forms } from '@jalonne/messages/forms'
import { classNames } from '@jalonne/ui'
import { ChoiceField, SelectField, TextArea } from '@jalonne/ui/forms'
import { type ReactNode, useEffect, useState } from 'react'
import { celebrate } from '../../shared/celebrate.ts'
import { BroughtNote } from '../../shared/contact/brought-note.tsx'
import { ContactForm } from '../../shared/contact/contact-form.tsx'
import fieldStyles from '../../shared/contact/fields.module.css'
import { setNote, useNote } from '../../shared/contact/note.ts'
import {
  CompanyField,
  EmailField,
  NameField,
  PhoneField,
} from '../../shared/contact/person-fields.tsx'
import { SentPanel } from '../../shared/contact/sent-panel.tsx'
import { useContactForm } from '../../shared/contact/use-contact-form.ts'
import { useLanguage } from '../../shared/language.tsx'
import { RecommendedNote } from '../../shared/quiz/recommended-note.tsx'
import type { Recommended } from '../../shared/quiz/use-recommended.ts'
import styles from './service-form.module.css'

type Method = 'call' | 'mail'

interface ServiceFormProps {
  /** The page it stands on, with its language: `/fr/services/seo-visibility`. */
  page: string
  /** The place on that page. */
  anchor: string
  labelledBy: string
  /** What it asks about. */
  service: ServiceLabel
  /** Where to write to when the form fails. */
  email: string | null
  note?: ReactNode
  /** What a quiz of the page has recommended. */
  recommended: Recommended | null
  outcome: FormOutcome | null
}

/** Asks to be called, on a day and at a time, or to be written to. */
export function ServiceForm(props: ServiceFormProps) {
  const { page, anchor, labelledBy, service, email, note, recommended, outcome } = props
  const language = useLanguage()
  const text = useMessages(forms)
  const [method, setMethod] = useState<Method>(outcome?.type === 'mail' ? 'mail' : 'call')
  const path = withoutLanguage(page)
  const brought = useNote(path)
  const form = useContactForm({
    type: method,
    formId: 'service',
    page,
    failure: email ? text('service.failure', { address: email }) : text('quote.failure'),
    sent: text('service.sent'),
    outcome,
    toRequest: ({ company, day, time, note, message = '', ...person }, meta) => {
      const answers = {
        type: method,
        company: company?.trim(),
        phone: person.phone?.trim(),
        day: callbackDays.find((one) => one === day),
        time,
        note,
        message: message.trim(),
      }
      const request = serviceRequest(answers, { page, language, service }, text)
      return { ...person, ...request, meta: { ...meta, ...recommended?.meta, ...request.meta } }
    },
    onSent: (isInSight) => {
      setNote(path, null)
      // A page without confetti is as good.
      if (isInSight) void celebrate().catch(() => undefined)
    },
  })
  const { field, formProps } = form
  const { ref, noValidate: scripted } = formProps
  // A page that answers a posted form has an address of its own, which says nothing of a quiz.
  const kept = field('note').defaultValue
  // A choice may have been made before the scripts came, or on an earlier visit to the page.
  useEffect(() => {
    const chosen = ref.current && new FormData(ref.current).get('type')
    if (chosen === 'mail') setMethod(chosen)
  }, [ref])

  if (form.step === 'sent') {
    const again = {
      label: text('close'),
      href: `${page}#${anchor}`,
      onAgain: () => {
        setMethod('call')
        form.again()
      },
    }
    return <SentPanel again={again} text={text('service.sent')} title={text('service.thanks')} />
  }
  // What the chosen way has no use for keeps what was typed into it, but is neither checked nor sent.
  const only = (way: Method) => ({ disabled: scripted && method !== way })
  const [day, time] = [field('day'), field('time')]
  // Without scripts a browser would insist on the number of who has asked for a mail: it is left to the server.
  const asked = { required: false, 'aria-required': true }
  return (
    <ContactForm
      form={form}
      labelledBy={labelledBy}
      note={note}
      page={page}
      send={text('quote.send')}
    >
      <input name="meta.service_fr" type="hidden" value={service.fr} />
      <input name="meta.service_en" type="hidden" value={service.en} />
      <NameField className={fieldStyles.half} form={form} />
      <CompanyField className={fieldStyles.half} form={form} />
      <ChoiceField
        {...field('type')}
        className={styles.reach}
        defaultValue={field('type').defaultValue ?? method}
        label={text('service.reach')}
        onChoose={(way) => setMethod(way === 'mail' ? 'mail' : 'call')}
        options={[
          { value: 'call', label: text('service.call') },
          { value: 'mail', label: text('service.mail') },
        ]}
      />
      <EmailField {...asked} {...only('mail')} className={styles.mail} form={form} />
      <PhoneField {...asked} {...only('call')} className={styles.call} form={form} />
      <SelectField
        {...day}
        {...only('call')}
        className={classNames(styles.pair, styles.call)}
        defaultValue={day.defaultValue ?? defaultCallback.day}
        label={text('service.day')}
      >
        {callbackDays.map((name) => (
          <option key={name} value={name}>
            {text(`day.${name}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        {...time}
        {...only('call')}
        className={classNames(styles.pair, styles.call)}
        defaultValue={time.defaultValue ?? defaultCallback.time}
        label={text('service.time')}
      >
        {callbackSlots.map((time) => (
          <option key={time}>{time}</option>
        ))}
      </SelectField>
      {recommended ? <RecommendedNote recommended={recommended} /> : null}
      {brought && !recommended ? (
        <BroughtNote note={brought} without={() => setNote(path, null)} />
      ) : null}
      {kept && !brought && !recommended ? (
        <BroughtNote note={kept} without={`${path}#${anchor}`} />
      ) : null}
      <TextArea
        {...field('message')}
        enterKeyHint="enter"
        label={text('service.message')}
        rows={4}
      />
    </ContactForm>
  )
}
