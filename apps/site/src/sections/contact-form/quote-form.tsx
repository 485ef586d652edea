import { type FormOutcome, fieldLimits } from '@jalonne/api/shapes'
import { companySizes } from '@jalonne/domain'
import { SelectField, TextArea, TextField } from '@jalonne/ui/forms'
import type { ReactNode } from 'react'
import { announceSent } from '../../shared/contact/announce-sent.ts'
import { ContactForm } from '../../shared/contact/contact-form.tsx'
import styles from '../../shared/contact/fields.module.css'
import { EmailField, NameField, PhoneField } from '../../shared/contact/person-fields.tsx'
import type { PostContact } from '../../shared/contact/post-contact.ts'
import { SentPanel } from '../../shared/contact/sent-panel.tsx'
import { useContactForm } from '../../shared/contact/use-contact-form.ts'
import { useFormTexts } from '../../shared/contact/use-form-texts.ts'

interface QuoteFormProps {
  /** The page it stands on, with its language: `/fr/contact`. */
  page: string
  /** The place on that page. */
  anchor: string
  labelledBy: string
  /** What can be asked for, in the visitor's language. */
  products: readonly string[]
  /** The one the visitor comes from, chosen in advance. */
  product?: string | undefined
  note?: ReactNode
  outcome?: FormOutcome | null
  post?: PostContact | undefined
}

/** Asks for a quote: who, for which company, what, and about how much. */
export function QuoteForm(props: QuoteFormProps) {
  const { page, anchor, labelledBy, products, product, note, outcome, post } = props
  const texts = useFormTexts()
  const form = useContactForm({
    type: 'quote',
    failure: texts['quote.failure'],
    outcome,
    post,
    onSent: () => void announceSent(texts, texts['quote.toast']),
  })
  if (form.step === 'sent') {
    const again = { label: texts['quote.another'], href: `${page}#${anchor}`, onAgain: form.again }
    return <SentPanel again={again} text={texts['quote.kept']} title={texts['quote.success']} />
  }
  const { field } = form
  return (
    <ContactForm
      form={form}
      labelledBy={labelledBy}
      note={note}
      page={page}
      send={texts['quote.send']}
      type="quote"
    >
      <NameField className={styles.half} form={form} />
      <TextField
        {...field('jobTitle')}
        autoComplete="organization-title"
        className={styles.half}
        enterKeyHint="next"
        label={texts.jobTitle}
        maxLength={fieldLimits.jobTitle}
      />
      <TextField
        {...field('company')}
        autoComplete="organization"
        className={styles.half}
        enterKeyHint="next"
        label={texts.company}
        maxLength={fieldLimits.company}
      />
      <EmailField className={styles.half} form={form} label={texts.workEmail} />
      <PhoneField className={styles.half} form={form} />
      <TextField
        {...field('website')}
        autoCapitalize="none"
        autoComplete="url"
        className={styles.half}
        enterKeyHint="next"
        inputMode="url"
        label={texts.website}
        maxLength={fieldLimits.website}
        spellCheck={false}
      />
      <SelectField {...chosen(field('product'), product)} label={texts.product}>
        <option disabled hidden value="">
          {texts.choose}
        </option>
        {[...products, texts.other].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <SelectField
        {...chosen(field('companySize'))}
        className={styles.half}
        label={texts.companySize}
      >
        <option disabled hidden value="">
          {texts.choose}
        </option>
        {companySizes.map((size) => (
          <option key={size} value={size}>
            {texts[`size-${size}`]}
          </option>
        ))}
      </SelectField>
      <TextField
        {...field('budget')}
        autoComplete="off"
        className={styles.half}
        enterKeyHint="next"
        label={texts.budget}
        maxLength={fieldLimits.budget}
      />
      <TextArea
        {...field('message')}
        enterKeyHint="enter"
        hint={texts.projectHint}
        label={texts.project}
        maxLength={fieldLimits.message}
        rows={5}
      />
    </ContactForm>
  )
}

// A list starts with the line that asks to choose.
const chosen = <Field extends { defaultValue: string | undefined }>(field: Field, value = '') => ({
  ...field,
  defaultValue: field.defaultValue ?? value,
})
