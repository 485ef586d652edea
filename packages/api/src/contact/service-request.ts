import { type CallbackDay, contactSubject, type Language, type ServiceLabel } from '@jalonne/domain'
import type { FormatMessage } from '@jalonne/messages'
import type { FormTextId } from '@jalonne/messages/forms'

/** What the form about a service asks for, as it was typed. */
export interface ServiceAnswers {
  type: 'call' | 'mail'
  company?: string | undefined
  phone?: string | undefined
  day?: CallbackDay | undefined
  /** One of `callbackSlots`, as `hh:mm`. */
  time?: string | undefined
  /** What a part of the page has laid beside the visitor's own words. */
  note?: string | undefined
  message: string
}

/** Where it was asked, and about what. */
interface ServicePlace {
  /** With its language: `/fr/services/seo-visibility`. */
  page: string
  language: Language
  service: ServiceLabel
}

/**
 * What is sent of an answered form about a service besides who asks: its subject, one message with the company, the
 * number and the slot in lines before the note and the visitor's own words, and all of it for machines.
 */
export function serviceRequest(
  { type, company, phone, day, time, note, message }: ServiceAnswers,
  { page, language, service }: ServicePlace,
  text: FormatMessage<FormTextId>,
) {
  const isCall = type === 'call'
  const slot = isCall && day && time ? { day, time } : null
  const lines = [
    [text('company'), company],
    [text('phone'), isCall ? phone : null],
    [text('service.slot'), slot && `${text(`day.${slot.day}`)}, ${slot.time}`],
  ]
  return {
    subject: contactSubject(service, page, language),
    message: [
      ...lines.flatMap(([label, value]) =>
        label && value ? [text('service.line', { label, value })] : [],
      ),
      ...(note || message ? [withNote(note, message)] : []),
    ].join('\n'),
    meta: {
      page,
      locale: language,
      service_fr: service.fr,
      service_en: service.en,
      selected_day: slot?.day ?? null,
      selected_time: slot?.time ?? null,
    },
  }
}

/** A message of a note and the visitor's own words. */
export const withNote = (note: string | undefined, message: string): string =>
  [note, message].filter(Boolean).join('\n\n')
