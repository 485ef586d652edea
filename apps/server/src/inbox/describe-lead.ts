import { leadFields, singleLine, visibleText } from '@jalonne/api'
import type { StoredLead } from './lead-repository.ts'

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
