import type { Language } from '@jalonne/domain'
import type { ContactRequest } from './contact-request.ts'

/** Somebody who wants to hear from the agency, as the inbox keeps it. */
export interface Lead {
  id: string
  /** ISO date and time of the submission that was acknowledged. */
  receivedAt: string
  language: Language
  contact: ContactRequest
  /** Why it is held back from delivery, if it is; it stays in the inbox either way. */
  suspicion: 'honeypot' | 'too-fast' | null
  /** For a booked call: the instant it starts, ISO. */
  callAt: string | null
}

/** Where leads are kept. Both methods answer once the lead is on disk. */
export interface LeadStore {
  /**
   * Keeps a lead, unless the same submission is there already: under the same `fingerprint`, and where
   * `since` is given, received after it.
   * @returns the id under which it is kept, new or known
   */
  add(lead: Lead, fingerprint: string, since: string | null): { id: string; known: boolean }
}
