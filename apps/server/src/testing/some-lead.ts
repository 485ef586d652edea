import type { Lead } from '@jalonne/api'

type Sent<Type> = Extract<Lead['contact'], { type: Type }>

const filledIn = {
  message: 'Bonjour',
  meta: {},
  website_confirm: '',
  elapsed: null,
  key: undefined,
}

/** A message that somebody sent, as the API reads it; `change` has the last word. */
export const sentMail = (change: Partial<Sent<'mail'>> = {}): Sent<'mail'> => ({
  ...filledIn,
  type: 'mail',
  name: 'Nadia Rochat',
  email: 'nadia@example.ch',
  subject: '',
  ...change,
})

/** A wish to be called, as the API reads it. */
export const sentCall = (change: Partial<Sent<'call'>> = {}): Sent<'call'> => ({
  ...filledIn,
  type: 'call',
  name: 'Nadia Rochat',
  phone: '+41 21 555 01 02',
  subject: '',
  ...change,
})

/** A booked call, as the API reads it. */
export const sentBooking = (change: Partial<Sent<'schedule'>> = {}): Sent<'schedule'> => ({
  ...filledIn,
  type: 'schedule',
  name: 'Nadia Rochat',
  email: 'nadia@example.ch',
  phone: '+41 21 555 01 02',
  slot: 'mon_0900',
  ...change,
})

/** A lead as the inbox stores it: a message, unless told otherwise. */
export const someLead = (change: Partial<Lead> = {}): Lead => ({
  id: 'a1',
  receivedAt: '2026-03-06T12:00:00.000Z',
  language: 'fr',
  suspicion: null,
  callAt: null,
  contact: sentMail(),
  ...change,
})
