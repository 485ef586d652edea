import { scheduledCallMinutes } from '@jalonne/domain'
import { mails } from '@jalonne/messages/mails'
import ical, { ICalCalendarMethod } from 'ical-generator'
import type { Lead } from '../contact/lead.ts'
import type { LeadMailKind, MailSettings } from './message.ts'

/**
 * The appointment of a booked call as an iCalendar file, or null for any other lead. Only the team's says whom to ring.
 * @param title of the mail it comes with
 */
export function calendarFile(
  lead: Lead,
  kind: LeadMailKind,
  title: string,
  { brand, from, origin }: MailSettings,
): string | null {
  if (lead.contact.type !== 'schedule' || !lead.callAt) return null
  const start = new Date(lead.callAt)
  const calendar = ical({
    prodId: { company: brand, product: 'Calls' },
    method: ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    id: `${lead.id}@${new URL(origin).hostname}`,
    stamp: new Date(lead.receivedAt),
    start,
    end: new Date(start.getTime() + scheduledCallMinutes * 60_000),
    summary: kind === 'team' ? title : mails.format(lead.language)('booked.event', { brand }),
    description: kind === 'team' ? lead.contact.phone : null,
    organizer: { name: brand, email: from.address },
    url: origin,
  })
  // ical-generator leaves out the last line break, which RFC 5545 (3.4) asks for.
  return `${calendar}\r\n`
}
