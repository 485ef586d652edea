import { leadFields, singleLine, visibleText } from '@jalonne/api'
import type { DamagedLead, StoredLead } from './lead-repository.ts'

/** A lead as lines for a terminal; what a visitor typed or a mail server said cannot steer it. */
export function describeLead({ lead, mails, errors }: StoredLead): string {
  const status = Object.entries(mails).map(([kind, state]) => `${kind} ${state}`)
  const held = lead.suspicion ? [`held back: ${lead.suspicion}`] : []
  const head = [lead.receivedAt, lead.contact.type, ...held, ...status].join('  ')
  const reasons = Object.entries(errors).map(
    ([kind, reason]) => `  ${kind} ${mails[kind]}: ${singleLine(reason)}`,
  )
  const fields = leadFields(lead, 'en').map(
    ({ label, value }) => `  ${label}: ${value.replaceAll('\n', '\n    ')}`,
  )
  return [head, ...reasons, ...fields].join('\n')
}

/** What is left of damaged leads, as lines for a terminal; empty without any. */
export function describeDamaged(leads: DamagedLead[]): string {
  const lines = leads.map(
    ({ id, receivedAt, email }) =>
      `  ${receivedAt}  ${email === null ? 'no address' : singleLine(email)}  (${id})\n`,
  )
  return lines.length === 0
    ? ''
    : `${lines.length} of the leads cannot be read, since the disk has lost their text; a backup may hold it:\n${lines.join('')}`
}

/** Leads as JSON, exactly as they are: what could steer a terminal or turn a text round is written as an escape. */
export const leadsAsJson = (leads: StoredLead[]): string =>
  JSON.stringify(leads, null, 2).replace(/[^\n\u0020-\u007e]/gu, (sign) =>
    visibleText(sign) === '' ? escaped(sign) : sign,
  )

const escaped = (sign: string) =>
  Array.from({ length: sign.length }, (_, index) => {
    const code = sign.charCodeAt(index).toString(16).padStart(4, '0')
    return `\\u${code}`
  }).join('')
