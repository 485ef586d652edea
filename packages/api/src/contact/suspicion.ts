import type { ContactRequest } from './contact-request.ts'
import type { Lead } from './lead.ts'

// Nobody reads and fills five fields faster; scripts do.
const shortestFill = 1_500

/** What speaks against a person having sent this. Suspect leads stay in the inbox and are not e-mailed. */
export function suspicionOf(contact: ContactRequest): Lead['suspicion'] {
  if (contact.website_confirm !== '') return 'honeypot'
  if (contact.elapsed !== null && contact.elapsed < shortestFill) return 'too-fast'
  return null
}
