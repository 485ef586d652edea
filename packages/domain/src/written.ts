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
