import { expect, test } from 'vitest'
import { fieldLimits } from '../contact/contact-fields.ts'
import type { Lead } from '../contact/lead.ts'
import { leadFields } from './lead-fields.ts'

// The note has become a part of the message by then.
const { note: _, ...shown } = fieldLimits

test.each(Object.keys(shown))(
  'whoever reads a request reads what its field “%s” holds',
  (field) => {
    const contact = {
      type: 'mail',
      name: 'Nadia Rochat',
      email: 'nadia@example.ch',
      message: '',
      subject: '',
      meta: {},
      website_confirm: '',
      elapsed: null,
      key: undefined,
      [field]: 'what was typed',
    } satisfies Lead['contact']
    const lead: Lead = {
      id: '3b1c',
      receivedAt: '2026-03-06T12:00:00.000Z',
      language: 'en',
      suspicion: null,
      callAt: null,
      contact,
    }
    // Where it is missing: the list in lead-fields.ts and its label in packages/messages/mails.
    expect(leadFields(lead, 'fr').map(({ value }) => value)).toContain('what was typed')
  },
)
