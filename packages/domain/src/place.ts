/** Names of places that sections have on their page where an editor gives none. */
const defaultNames: Readonly<Record<string, string>> = {
  contactDetails: 'contact',
  contactForm: 'contact',
  scheduleForm: 'call',
}

interface PlacedSection {
  _type: string
  _key: string
  /** The name an editor has given. */
  anchor?: string | null | undefined
}

/** The name of a section's place on its page, without `#`: `contact`; its key where nobody knows it by name. */
export const placeOf = ({ _type, _key, anchor }: PlacedSection): string =>
  anchor || (defaultNames[_type] ?? _key)
