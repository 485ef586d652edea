import type { Language } from '@jalonne/domain'
import type { ContactRequest } from './contact-request.ts'

/** Somebody who wants to hear from the agency, as the inbox stores it. */
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

/** Where leads are stored. */
export interface LeadStore {
  /**
   * Keeps a lead, unless the same submission is there already: under the same `fingerprint`, and where
   * `repeatWithin` is given, received less than so many milliseconds apart. Resolves once it is on disk, rejects when
   * it is not.
   * @returns what is stored, new or known
   */
  add(lead: Lead, fingerprint: string, repeatWithin: number | null): Promise<AddedLead>
}

/** Under which id a submission is stored, and when the call it books takes place; `known` when it was there before. */
export interface AddedLead {
  id: string
  known: boolean
  callAt: Lead['callAt']
}
