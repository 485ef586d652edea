const noBreakSpace = '\u00A0'

const common = (text: string) =>
  text
    .replaceAll("'", '’')
    .replace(/(\d) (?=(?:CHF|min|h|d|j|s|m|km|kg|%)(?![\p{L}\d]))/gu, `$1${noBreakSpace}`)
    .replace(/(\d\u00A0h) (?=\d\d(?!\d))/g, `$1${noBreakSpace}`)

/**
 * Sets French text as it is printed in Switzerland, from what a keyboard types: no-break spaces
 * inside « » and before : ; ! ? %, between a figure and its unit, and curly apostrophes.
 */
export const french = (text: string): string =>
  common(text)
    .replaceAll('« ', `«${noBreakSpace}`)
    .replace(/ ([:;!?»%])/g, `${noBreakSpace}$1`)

/** Sets British English text: curly apostrophes, and a figure that stays with its unit. */
export const english = (text: string): string => common(text)
