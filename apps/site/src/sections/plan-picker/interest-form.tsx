import { type FormOutcome, hostingRequest } from '@jalonne/api/shapes'
import { useMessages } from '@jalonne/messages'
import { forms } from '@jalonne/messages/forms'
import { CheckField, TextField } from '@jalonne/ui/forms'
import { type ReactNode, useEffect, useId, useState } from 'react'
import type { PlanContent } from '../../queries/section-types.ts'
import { ContactForm } from '../../shared/contact/contact-form.tsx'
import { EmailField, NameField, PhoneField } from '../../shared/contact/person-fields.tsx'
import { hostingEndpoint, postHosting } from '../../shared/contact/post-contact.ts'
import { SentPanel } from '../../shared/contact/sent-panel.tsx'
import { useContactForm } from '../../shared/contact/use-contact-form.ts'
import { useLanguage } from '../../shared/language.tsx'
import { Sentence, wordsOf } from '../../shared/text.tsx'
import styles from './interest-form.module.css'

interface InterestFormProps {
  plan: PlanContent
  /** The page it stands on, with its language. */
  page: string
  /** The address of this blank form. */
  again: string
  note: ReactNode
  outcome: FormOutcome | null
}

/** Asks for a hosting plan; whoever has no website yet says so instead of naming it. */
export function InterestForm({ plan, page, again, note, outcome }: InterestFormProps) {
  const language = useLanguage()
  const text = useMessages(forms)
  const id = useId()
  const asked = { plan: wordsOf(plan.name), planKey: plan.key ?? '' }
  const form = useContactForm({
    type: 'mail',
    formId: 'hosting',
    page,
    address: hostingEndpoint,
    failure: text('hosting.failure'),
    sent: text('hosting_form_success'),
    outcome,
    post: postHosting,
    toRequest: (typed, meta) => {
      const { name = '', email, website_confirm } = typed
      const phone = typed.phone?.trim()
      const answers = { ...asked, name: name.trim(), website: typed.website?.trim() ?? '' }
      const request = hostingRequest(answers, { page, language }, text)
      const person = { name, email, ...(phone && { phone }), website_confirm }
      return { ...person, ...request, meta: { ...meta, ...request.meta } }
    },
  })
  const [none, setNone] = useState(Boolean(form.field('noWebsite').defaultValue))
  const [website, setWebsite] = useState(form.field('website').defaultValue)
  const { ref } = form.formProps
  // It may have been ticked before the scripts came.
  useEffect(() => {
    if (ref.current && new FormData(ref.current).has('noWebsite')) setNone(true)
  }, [ref])

  if (form.step === 'sent') {
    const startOver = () => {
      setNone(false)
      setWebsite('')
      form.again()
    }
    return (
      <SentPanel
        again={{ label: text('hosting.another'), href: again, onAgain: startOver }}
        text={text('hosting.sent')}
        title={text('hosting_form_success')}
      />
    )
  }
  return (
    <>
      <h3 className={styles.heading} id={id}>
        <Sentence of={(write) => text('hosting.ask', { plan: write(plan.name) })} />
      </h3>
      <ContactForm
        form={form}
        labelledBy={id}
        note={note}
        page={page}
        send={text('quote.send')}
        type="mail"
      >
        <input name="plan" type="hidden" value={asked.plan} />
        <input name="planKey" type="hidden" value={asked.planKey} />
        <NameField form={form} />
        {none ? (
          <TextField
            disabled
            key="none"
            label={text('hosting.website')}
            name="website"
            readOnly
            value={text('hosting.none')}
          />
        ) : (
          <TextField
            {...form.field('website')}
            autoCapitalize="none"
            autoComplete="url"
            className={styles.website}
            defaultValue={website}
            hint={text('hosting.websiteHint')}
            inputMode="url"
            key="website"
            label={text('hosting.website')}
          />
        )}
        <CheckField
          className={styles.none}
          defaultChecked={none}
          label={text('hosting.noWebsite')}
          name="noWebsite"
          onCheck={(checked) => {
            const typed = ref.current && new FormData(ref.current).get('website')
            if (typeof typed === 'string') setWebsite(typed)
            setNone(checked)
          }}
        />
        <EmailField anyForm form={form} />
        <PhoneField form={form} />
      </ContactForm>
    </>
  )
}
