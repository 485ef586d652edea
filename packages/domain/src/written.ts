import { type Language, languages } from './language.ts'

/**
 * Whether something has been written: a text that is not only blanks, or a list with such a text in it (in its blocks, their
 * spans) or with what is no text, such as a picture.
 */
export function isWritten(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  if (Array.isArray(value)) return value.some(isWritten)
  if (typeof value !== 'object' || value === null) return value != null
  if ('children' in value) return isWritten(value.children)
  return !('text' in value) || isWritten(value.text)
}

/** The one language a text is written in; null where it is written in both, or in none. */
export function onlyLanguage(
  text: { fr?: unknown; en?: unknown } | null | undefined,
): Language | null {
  const [first = null, ...others] = languages.filter((language) => isWritten(text?.[language]))
  return others.length > 0 ? null : first
}
