export interface ServiceContact {
  name: string
  /** How to reach the visitor; null while nothing is chosen. */
  method: 'call' | 'mail' | null
  email: string
  phone: string
}

export type ServiceContactProblem =
  | 'name-required'
  | 'method-required'
  | 'email-required'
  | 'phone-required'

const rules: readonly [ServiceContactProblem, (contact: ServiceContact) => boolean][] = [
  ['name-required', ({ name }) => blank(name)],
  ['method-required', ({ method }) => method === null],
  ['email-required', ({ method, email }) => method === 'mail' && blank(email)],
  ['phone-required', ({ method, phone }) => method === 'call' && blank(phone)],
]

/** The first thing that keeps a service-page request from being sent, or null. The order is what visitors see. */
export function firstContactProblem(contact: ServiceContact): ServiceContactProblem | null {
  return rules.find(([, fails]) => fails(contact))?.[0] ?? null
}

const blank = (text: string) => text.trim() === ''
