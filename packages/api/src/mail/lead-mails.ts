import { mailTexts } from '@jalonne/messages/api'
import type { Lead } from '../contact/lead.ts'
import { ownPath } from '../own-path.ts'
import { calendarFile } from './calendar-file.ts'
import { htmlMail, type MailContent, textMail } from './html-mail.ts'
import { leadFields, swissMoment } from './lead-fields.ts'
import type { MailAddress, MailMessage, MailSettings } from './message.ts'

/** The mails a lead gives rise to: one for the team, one for the visitor who left an address. */
export type LeadMailKind = 'team' | 'visitor'

/** The kinds of mail a lead needs; none while it is held back as suspect. */
export function leadMailKinds(lead: Lead): LeadMailKind[] {
  if (lead.suspicion) return []
  return visitorOf(lead) ? ['team', 'visitor'] : ['team']
}

/** Writes one mail of a lead. The same lead and kind give the same Message-ID every time it is tried. */
export function leadMail(lead: Lead, kind: LeadMailKind, settings: MailSettings): MailMessage {
  const visitor = visitorOf(lead)
  const team = kind === 'team'
  const to = team ? settings.team : visitor
  if (!to) throw new RangeError(`lead ${lead.id} left no address to write to`)
  const content = team ? teamMail(lead, settings) : visitorMail(lead, settings)
  return {
    messageId: `<${lead.id}.${kind}@${new URL(settings.origin).hostname}>`,
    from: settings.from,
    to,
    replyTo: team ? (visitor ?? settings.team) : settings.team,
    subject: content.title,
    text: textMail(content),
    html: htmlMail(content),
    calendar: calendarFile(lead, settings),
  }
}

function visitorMail(lead: Lead, { brand }: MailSettings): MailContent {
  const { greeting, received, booked, closing } = mailTexts[lead.language]
  const common = {
    language: lead.language,
    fields: leadFields(lead, lead.language),
  }
  const signature = `${closing}\n${brand}`
  if (lead.callAt) {
    const when = swissMoment(lead.callAt, lead.language)
    return {
      ...common,
      title: booked.subject(brand),
      opening: [greeting(lead.contact.name), booked.lead(when)],
      closing: [booked.change, signature],
    }
  }
  return {
    ...common,
    title: received.subject(brand),
    opening: [greeting(lead.contact.name), received.lead, received.copy],
    closing: [received.answer, signature],
  }
}

// The team reads French; what the visitor wrote stays as it is.
function teamMail(lead: Lead, { origin }: MailSettings): MailContent {
  const { team, types, labels } = mailTexts.fr
  const page = ownPath(lead.contact.meta.page)
  return {
    language: 'fr',
    title: team.subject(types[lead.contact.type], lead.contact.name),
    opening: lead.callAt ? [swissMoment(lead.callAt, 'fr')] : [],
    fields: [
      ...leadFields(lead, 'fr'),
      ...(page ? [{ label: labels.page, value: `${origin}${page}` }] : []),
      { label: labels.receivedAt, value: swissMoment(lead.receivedAt, 'fr') },
    ],
    closing: visitorOf(lead) ? [team.answer] : [],
  }
}

function visitorOf({ contact }: Lead): MailAddress | null {
  return 'email' in contact ? { name: contact.name, address: contact.email } : null
}
