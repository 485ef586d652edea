const edgeDots = /(\b\.+|\.+\b)/g
const termPattern = /([^!@#$%^&(),\\/?";:{}|[\]+<>\s-])+/g
const longestTerm = 1024

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => value !== null && typeof value === 'object'

/** The text of a span of portable text; empty for anything else. */
function spanText(value: unknown): string {
  if (!isFields(value) || value._type !== 'span') return ''
  return typeof value.text === 'string' ? value.text : ''
}

function gather(value: unknown, into: string[]): void {
  if (typeof value === 'string') into.push(value)
  else if (Array.isArray(value)) {
    // `pt::text` joins spans without a break, so a word may reach from one to the next.
    const spans = value.map(spanText).join('')
    if (spans) into.push(spans)
    for (const item of value) {
      if (spanText(item)) gather({ ...item, text: null }, into)
      else gather(item, into)
    }
  } else if (isFields(value)) {
    for (const item of Object.values(value)) gather(item, into)
  }
}

/** Text as any keyboard types it: without accents, typographic apostrophes and ligatures. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\u2019/g, "'")
    .replace(/œ/gi, 'oe')
    .replace(/æ/gi, 'ae')
}

/**
 * All text in a value in a form in which words can be looked for: whatever `match` finds in any part of it holds the
 * `literals` of the pattern, folded or not. Dots are left out, as `match` reads over them.
 */
export function searchText(value: unknown): string {
  const parts: string[] = []
  gather(value, parts)
  return folded(parts.join('\n')).replaceAll('.', '').toUpperCase()
}

/** Whether text holds a word to look for, or `*`; "&" does not. */
export const hasTerms = (text: string): boolean => text.search(termPattern) >= 0

/** The same text with each word once. */
export function wordsOf(text: string): string {
  return [...new Set(text.match(termPattern))].join('\n')
}

/** What text must hold for `match` to find a pattern such as `alp* lake` in it, in the form of `searchText`. */
export function literals(pattern: string): string[] {
  const terms = pattern.replace(edgeDots, '').match(termPattern) ?? []
  // Folding makes "<" of "≮", which parts words.
  const words = terms.flatMap((term) => folded(term.slice(0, longestTerm)).match(termPattern) ?? [])
  return words
    .flatMap((word) => word.split(/[.*]/))
    .filter((run) => run !== '')
    .map((run) => run.toUpperCase())
}
