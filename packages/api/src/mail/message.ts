/** The mails a lead gives rise to: one for the team, one for the visitor who left an address. */
export const mailKinds = ['team', 'visitor'] as const
export type LeadMailKind = (typeof mailKinds)[number]

/** An e-mail ready to be sent, complete: nothing is left to fill in. */
export interface MailMessage {
  messageId: string
  from: MailAddress
  to: MailAddress
  replyTo: MailAddress
  subject: string
  text: string
  html: string
  /** An iCalendar file to attach, if any. */
  calendar: string | null
}

/** `address` is the bare address, `name` what mail programs show. */
export interface MailAddress {
  name: string
  address: string
}

export interface MailSettings {
  brand: string
  /** Who the mails come from. */
  from: MailAddress
  /** Who in the agency hears of a lead. */
  team: MailAddress
  /** The site, without a trailing slash. */
  origin: string
}
