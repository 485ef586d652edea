const word = '[^\\s.,;!?]+'
const after = (words: string) => `(?<=(?<!\\p{L})(?:${words})\\s+)`
const named = after("[Jj]e m['’]appelle|[Mm]on nom est|[Mm]y name(?: is|['’]s)|I['’]m called")
// What else may follow these begins with a small letter.
const introduced = after("[Jj]e suis|[Mm]oi,? c['’]est|[Ii]ci|I am|I['’]m|[Tt]his is")

// What tells who asks, or whom they ask about: addresses, numbers, and names they introduce themselves by.
const telling: readonly RegExp[] = [
  /\S+@\S+/gu,
  /(?:https?:\/\/|www\.)\S+/giu,
  /\+?\d[\d\s.,'’/()-]{3,}\d/gu,
  new RegExp(`${named}${word}(?:\\s+\\p{Lu}${word})*`, 'gu'),
  new RegExp(`${introduced}\\p{Lu}${word}(?:\\s+\\p{Lu}${word})*`, 'gu'),
]

/** A question fit to be kept: on one line, without addresses, numbers and names, 200 characters at most. */
export function redacted(question: string): string {
  const line = question.replace(/\s+/g, ' ').trim()
  return telling.reduce((text, pattern) => text.replace(pattern, '[…]'), line).slice(0, 200)
}
