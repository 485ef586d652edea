import type { FormOutcome } from '@jalonne/api/shapes'
import { scheduleSlotLabel, scheduleSlots } from '@jalonne/domain'
import { useMessages } from '@jalonne/messages'
import { forms } from '@jalonne/messages/forms'
import { ChoiceField, TextArea } from '@jalonne/ui/forms'
import { useLanguage } from '../language.tsx'
import { ContactForm } from './contact-form.tsx'
import styles from './fields.module.css'
import { EmailField, NameField, PhoneField } from './person-fields.tsx'
import type { PostContact } from './post-contact.ts'
import { SentPanel } from './sent-panel.tsx'
import { useContactForm } from './use-contact-form.ts'

interface ScheduleFormProps {
  /** The page it stands on, with its language: `/fr/contact`. */
  page: string
  labelledBy?: string
  outcome?: FormOutcome | null
  /** Called once a call is booked. */
  onSent?: () => void
  /** Called when it was sent and no call could be booked. */
  onFailed?: () => void
  /** The place on that page where another call can be booked; without it none can. */
  anchor?: string
  post?: PostContact | undefined
}

/** Books a call: who, where to ring, and when. */
export function ScheduleForm(props: ScheduleFormProps) {
  const { page, anchor, labelledBy, outcome, onSent, onFailed, post } = props
  const language = useLanguage()
  const text = useMessages(forms)
  const form = useContactForm({
    type: 'schedule',
    page,
    failure: text('contact_error'),
    sent: text('schedule.toast'),
    announcesAlways: true,
    sentAt: (moment) => text('schedule.at', { moment }),
    outcome,
    post,
    onFailed,
    onSent,
  })
  if (form.step === 'sent') {
    const again = {
      label: text('schedule.another'),
      href: `${page}#${anchor}`,
      onAgain: form.again,
    }
    return (
      <SentPanel
        again={anchor ? again : undefined}
        text={
          form.moment ? text('schedule.keptAt', { moment: form.moment }) : text('schedule.kept')
        }
        title={text('contact_success')}
      />
    )
  }
  const { field } = form
  return (
    <ContactForm
      form={form}
      labelledBy={labelledBy}
      page={page}
      send={text('schedule.send')}
      type="schedule"
    >
      <NameField form={form} />
      <EmailField className={styles.half} form={form} />
      <PhoneField className={styles.half} form={form} />
      <ChoiceField
        {...field('slot')}
        hint={text('schedule.slotHint')}
        label={text('schedule.slot')}
        options={scheduleSlots.map(({ key }) => ({
          value: key,
          label: scheduleSlotLabel(key, language),
        }))}
      />
      <TextArea
        {...field('message')}
        enterKeyHint="enter"
        label={text('schedule.message')}
        rows={2}
      />
    </ContactForm>
  )
}
