/** How many characters the server takes in each field. */
export const fieldLimits = {
  name: 120,
  jobTitle: 120,
  company: 160,
  email: 254,
  phone: 40,
  website: 300,
  budget: 80,
  message: 5000,
} as const

/** What an e-mail address must at least have, for `pattern`: browsers do without the dot. */
export const emailPattern = '[^\\s@]+@[^\\s@]+\\.[^\\s@]+'
