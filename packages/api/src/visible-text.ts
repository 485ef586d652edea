// Control characters steer a terminal, format characters (Cf) turn the direction of a text or hide in it, and line
// separators start lines where none is expected. Joiners inside words and emoji (U+200C, U+200D) are left alone.
const invisible = /(?![\n\t\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu

/**
 * A text from outside, fit to be shown to people: without control characters, terminal escape sequences and marks that
 * turn the direction of what follows. Newlines and tabs stay.
 */
export const visibleText = (text: string): string => text.replace(invisible, '')

/** The same, trimmed, with a newline for whatever a program ends its lines with, such as PowerPoint's vertical tab. */
export const plainLines = (text: string): string =>
  visibleText(text.replace(/\r\n|[\r\v\f\u0085\p{Zl}\p{Zp}]/gu, '\n')).trim()

/** The same on one line, as in a list or the header of a mail. */
export const singleLine = (text: string): string =>
  visibleText(text.replace(/[\t\n\v\f\r\u0085\p{Zl}\p{Zp}]+/gu, ' ')).trim()
