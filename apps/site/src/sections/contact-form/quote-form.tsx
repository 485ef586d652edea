import type { FormOutcome } from '@jalonne/api/shapes'
import { companySizes, withoutLanguage } from '@jalonne/domain'
import { useMessages } from '@jalonne/messages'
import { forms } from '@jalonne/messages/forms'
import { SelectField, TextArea, TextField } from '@jalonne/ui/forms'
import type { ReactNode } from 'react'
import { BroughtNote } from '../../shared/contact/brought-note.tsx'
import { contactAddress } from '../../shared/contact/contact-address.ts'
import { ContactForm } from '../../shared/contact/contact-form.tsx'
import styles from '../../shared/contact/fields.module.css'
import {
  CompanyField,
  EmailField,
  NameField,
  PhoneField,
} from '../../shared/contact/person-fields.tsx'
import { SentPanel } from '../../shared/contact/sent-panel.tsx'
import { useContactForm } from '../../shared/contact/use-contact-form.ts'
import type { WishedKeys } from '../../shared/contact/wishes.ts'
import { RecommendedNote } from '../../shared/quiz/recommended-note.tsx'
import type { Recommended } from '../../shared/quiz/use-recommended.ts'
import type { Offer, Offers } from './offers.ts'

interface QuoteFormProps {
  /** The page it stands on, with its language: `/fr/contact`. */
  page: string
  /** The place on that page. */
  anchor: string
  labelledBy: string
  offers: Offers
  /** What the visitor comes from, chosen in advance. */
  wish: WishedKeys
  /** What a quiz has recommended. */
  recommended: Recommended | null
  note: ReactNode
  outcome: FormOutcome | null
}

/** Asks for a quote: who, for which company, what, and about how much. */
export function QuoteForm(props: QuoteFormProps) {
  const { page, anchor, labelledBy, offers, wish, recommended, note, outcome } = props
  const text = useMessages(forms)
  const { services, plans } = offers
  const wanted =
    plans.find(({ key }) => key === wish.plan) ??
    services.find(({ key }) => key !== null && key === wish.product)
  const isYearly = wish.billing === 'yearly' && wanted?.key === wish.plan
  const form = useContactForm({
    type: 'quote',
    page,
    wish: wanted?.key,
    failure: text('quote.failure'),
    sent: text('quote.toast'),
    announcesAlways: true,
    outcome,
    toRequest: (typed, meta) => ({ ...typed, meta: { ...meta, ...recommended?.meta } }),
  })
  if (form.step === 'sent') {
    const again = { label: text('quote.another'), href: `${page}#${anchor}`, onAgain: form.again }
    return <SentPanel again={again} text={text('quote.kept')} title={text('quote.success')} />
  }
  const { field } = form
  // A page that answers a posted form has an address of its own, which says nothing of a quiz.
  const kept = field('note').defaultValue
  const place = `${withoutLanguage(page)}#${anchor}`
  // What was chosen before, unless it was in the other language, where names are others.
  const names = [...services.map(nameOf), ...plans.map(nameOf), text('other')]
  const before = names.find((name) => name === field('product').defaultValue)
  const product = form.resumed ? (before ?? wanted?.name) : (wanted?.name ?? before)
  return (
    <ContactForm
      form={form}
      labelledBy={labelledBy}
      note={note}
      page={page}
      send={text('quote.send')}
      type="quote"
    >
      <NameField className={styles.half} form={form} />
      <TextField
        {...field('jobTitle')}
        autoComplete="organization-title"
        className={styles.half}
        label={text('jobTitle')}
      />
      <CompanyField className={styles.half} form={form} />
      <EmailField className={styles.half} form={form} label={text('workEmail')} />
      <PhoneField className={styles.half} form={form} />
      <TextField
        {...field('website')}
        autoCapitalize="none"
        autoComplete="url"
        className={styles.half}
        inputMode="url"
        label={text('website')}
        spellCheck={false}
      />
      {/* Whoever chooses another plan on this page finds that one chosen, and the rest as it was. */}
      <SelectField
        {...field('product')}
        defaultValue={product ?? ''}
        key={wanted?.key}
        label={text('product')}
      >
        <option disabled hidden value="">
          {text('choose')}
        </option>
        <optgroup label={text('services')}>{services.map(option)}</optgroup>
        {plans.length > 0 ? <optgroup label={text('plans')}>{plans.map(option)}</optgroup> : null}
        <option>{text('other')}</option>
      </SelectField>
      <SelectField
        {...field('companySize')}
        className={styles.half}
        defaultValue={field('companySize').defaultValue ?? ''}
        label={text('companySize')}
      >
        <option disabled hidden value="">
          {text('choose')}
        </option>
        {companySizes.map((size) => (
          <option key={size} value={size}>
            {text(`size-${size}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        {...field('budget')}
        autoComplete="off"
        className={styles.half}
        label={text('budget')}
      />
      {recommended ? <RecommendedNote recommended={recommended} /> : null}
      {isYearly && !recommended ? (
        <BroughtNote
          note={text('note.yearly')}
          without={contactAddress(place, { plan: wish.plan ?? '' })}
        />
      ) : null}
      {kept && !recommended && !isYearly ? <BroughtNote note={kept} without={place} /> : null}
      <TextArea
        {...field('message')}
        enterKeyHint="enter"
        hint={text('projectHint')}
        label={text('project')}
        rows={5}
      />
    </ContactForm>
  )
}

// Known by its key: names change with the language, and the choice would be gone with the name.
const option = ({ key, name, lang }: Offer) => (
  <option key={key ?? name} lang={lang}>
    {name}
  </option>
)

const nameOf = ({ name }: Offer) => name
