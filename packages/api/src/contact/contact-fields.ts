/** How many characters are taken in each field of the contact forms. */
export const fieldLimits = {
  name: 120,
  jobTitle: 120,
  company: 160,
  email: 254,
  // Room for two numbers.
  phone: 80,
  website: 300,
  product: 120,
  companySize: 40,
  budget: 80,
  subject: 700,
  message: 5_000,
  note: 2_000,
} as const

const limits: Readonly<Record<string, number>> = fieldLimits

/** How many characters a field takes; without end where it has no limit. */
export const longestOf = (field: string | null): number =>
  limits[field ?? ''] ?? Number.POSITIVE_INFINITY

/** How much the note, the company, the number and the slot, in lines of their own, add to a message. */
export const addedLines = 2_500

/** What every e-mail address has, and none that could name several recipients; for a field's `pattern` too. */
export const emailPattern = String.raw`[^\s@<>"“”„«»‹›,;:\\\(\)\[\]]+@[\p{L}\p{M}\p{N}\-]+(?:\.[\p{L}\p{M}\p{N}\-]+)+`

/** The fields each form cannot do without, in the order they are met, and what to say when one is empty. */
export const requiredFields = {
  quote: {
    name: 'name-required',
    company: 'company-required',
    email: 'email-required',
    phone: 'phone-missing',
    product: 'product-required',
    companySize: 'company-size-required',
    message: 'message-required',
  },
  schedule: {
    name: 'name-required',
    email: 'email-required',
    phone: 'phone-required',
    slot: 'slot-required',
  },
  call: { name: 'name-required', phone: 'phone-required' },
  mail: { name: 'name-required', email: 'email-required' },
} as const
