import { swissMoment } from '@jalonne/domain'
import { mails } from '@jalonne/messages/mails'
import { isEmailAddress } from '../contact/email-address.ts'
import type { Lead } from '../contact/lead.ts'
import { ownPath } from '../own-path.ts'
import { singleLine } from '../visible-text.ts'
import { calendarFile } from './calendar-file.ts'
import { htmlMail, type MailContent, textMail } from './html-mail.ts'
import { leadFields } from './lead-fields.ts'
import type { LeadMailKind, MailAddress, MailMessage, MailSettings } from './message.ts'

/** The kinds of mail a lead needs; none while it is held back as suspect. */
export function leadMailKinds(lead: Lead): LeadMailKind[] {
  if (lead.suspicion) return []
  return visitorOf(lead) ? ['team', 'visitor'] : ['team']
}

/** For how long somebody is told that their message has arrived, in ms: it promises an answer within a working week. */
const confirmable = 7 * 24 * 60 * 60_000

/**
 * Whether it is too late to confirm to a visitor what they sent, at a time in ms since the epoch: the call they booked
 * was to begin by then, or their message arrived more than seven days before.
 */
export const isConfirmationLapsed = ({ callAt, receivedAt }: Lead, now: number): boolean =>
  callAt ? now >= Date.parse(callAt) : now > Date.parse(receivedAt) + confirmable

const write: Record<LeadMailKind, (lead: Lead, settings: MailSettings) => MailContent> = {
  team: teamMail,
  visitor: visitorMail,
}

/** Writes one mail of a lead. The same lead and kind give the same Message-ID every time it is tried. */
export function leadMail(lead: Lead, kind: LeadMailKind, settings: MailSettings): MailMessage {
  const visitor = visitorOf(lead)
  const team = kind === 'team'
  // Without the name: it is free text as well.
  const to = team ? settings.team : visitor && { name: '', address: visitor.address }
  if (!to) throw new RangeError(`lead ${lead.id} left no address to write to`)
  const content = write[kind](lead, settings)
  return {
    messageId: `<${lead.id}.${kind}@${new URL(settings.origin).hostname}>`,
    from: settings.from,
    to,
    replyTo: (team && visitor) || settings.team,
    subject: content.title,
    text: textMail(content),
    html: htmlMail(content),
    calendar: calendarFile(lead, kind, content.title, settings),
  }
}

/**
 * Confirms that something has arrived. The address is whatever somebody typed, so nothing they wrote goes there: a
 * form that mails free text to any address would be an open relay.
 */
function visitorMail(lead: Lead, { brand }: MailSettings): MailContent {
  const { language, callAt } = lead
  const text = mails.format(language)
  const kind = callAt ? 'booked' : 'received'
  return {
    language,
    title: text(`${kind}.subject`, { brand }),
    opening: [text('greeting'), text(`${kind}.lead`)],
    fields: [
      { label: text('label.request'), value: text(`type.${lead.contact.type}`) },
      ...(callAt ? [{ label: text('label.slot'), value: swissMoment(callAt, language) }] : []),
      { label: text('label.receivedAt'), value: swissMoment(lead.receivedAt, language) },
    ],
    closing: [
      text(callAt ? 'booked.change' : 'received.answer'),
      text('notYou'),
      `${text('closing')}\n${brand}`,
    ],
  }
}

// The team reads French; what the visitor wrote stays as it is.
function teamMail(lead: Lead, { origin }: MailSettings): MailContent {
  const text = mails.format('fr')
  const type = text(`type.${lead.contact.type}`)
  const page = ownPath(lead.contact.meta.page)
  return {
    language: 'fr',
    title: text('team.subject', { type, name: singleLine(lead.contact.name) }),
    opening: lead.callAt ? [swissMoment(lead.callAt, 'fr')] : [],
    fields: [
      ...leadFields(lead, 'fr'),
      ...(page ? [{ label: text('label.page'), value: `${origin}${page}` }] : []),
      { label: text('label.receivedAt'), value: swissMoment(lead.receivedAt, 'fr') },
    ],
    closing: visitorOf(lead) ? [text('team.answer')] : [],
  }
}

// One form takes an address as it is typed: it is for the team to read, and no mail server's business.
function visitorOf({ contact }: Lead): MailAddress | null {
  if (!('email' in contact) || !isEmailAddress(contact.email)) return null
  return { name: singleLine(contact.name), address: contact.email }
}
