import { leadFields } from '@jalonne/api'
import type { StoredLead } from './lead-repository.ts'

/** A lead as lines for a terminal; what a visitor typed cannot steer it. */
export function describeLead({ lead, mails }: StoredLead): string {
  const status = Object.entries(mails).map(([kind, state]) => `${kind} ${state}`)
  const held = lead.suspicion ? [`held back: ${lead.suspicion}`] : []
  const head = [lead.receivedAt, lead.contact.type, ...held, ...status].join('  ')
  const fields = leadFields(lead, 'en').map(
    ({ label, value }) => `  ${label}: ${value.replaceAll('\n', '\n    ')}`,
  )
  return [head, ...fields].join('\n')
}
