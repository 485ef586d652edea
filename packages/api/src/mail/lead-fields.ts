import { type Language, scheduleSlotLabel } from '@jalonne/domain'
import { mails } from '@jalonne/messages/mails'
import type { Lead } from '../contact/lead.ts'
import { visibleText } from '../visible-text.ts'

const order = [
  'name',
  'jobTitle',
  'company',
  'email',
  'phone',
  'website',
  'product',
  'companySize',
  'budget',
  'slot',
  'subject',
  'message',
] as const

/** What a visitor filled in, labelled in a language, in the order of the form, fit to be shown; empty fields are left out. */
export function leadFields(lead: Lead, language: Language): { label: string; value: string }[] {
  const values: Partial<Record<(typeof order)[number], string | undefined>> = { ...lead.contact }
  if (lead.contact.type === 'schedule') values.slot = scheduleSlotLabel(lead.contact.slot, language)
  const text = mails.format(language)
  return order.flatMap((field) => {
    const value = visibleText(values[field] ?? '')
    return value ? [{ label: text(`label.${field}`), value }] : []
  })
}
