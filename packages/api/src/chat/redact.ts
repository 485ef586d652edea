const word = "[\\p{L}\\p{M}'’-]+"
const capitalised = `\\p{Lu}${word.replace('+', '*')}`
const name = `${capitalised}(?:\\s+(?:(?:de|du|van|von)\\s+)?${capitalised})*`
const after = (words: string) => `(?<=(?<!\\p{L})(?:${words})\\s+)`
const pattern = (...parts: string[]) => new RegExp(parts.join(''), 'gu')

// A name in small letters is taken for one word or two.
const named = after("(?i:je m['’]appelle|mon nom est|my name(?: is|['’]s)|i['’]m called)")
// What else may follow these begins with a small letter.
const introduced = after("(?i:je suis|moi,? c['’]est|ici|i am|i['’]m|this is)")
const title = after('Madame|Monsieur|Mme|M\\.|Mrs?\\.?|Ms\\.?|Frau|Herr')
const number = '\\d{1,4}[a-d]?(?!\\p{L})'

// What tells who asks, or whom they ask about: addresses, numbers, and names as people are introduced and addressed by.
const telling: readonly RegExp[] = [
  /\S+@\S+/gu,
  /(?:https?:\/\/|www\.)\S+/giu,
  // "12, rue du Lac", "chemin de la Gare 3"
  pattern(
    `(?:${number},?\\s+)?(?<!\\p{L})(?i:avenue|boulevard|chemin|impasse|quai|rue|ruelle)`,
    `(?:\\s+(?:des?|du|la|les?))*\\s+${word}(?:\\s+${number})?`,
  ),
  // "12 Lake Street", "Bahnhofstrasse 12"
  pattern(
    `(?:${number}\\s+)?\\p{L}+\\s?(?i:street|road|lane|stra(?:ss|ß)e|gasse)(?!\\p{L})(?:\\s+${number})?`,
  ),
  /\+?\d[\d\s.,'’/()-]{3,}\d/gu,
  pattern(named, `(?:${name}|${word}(?:\\s+(?!(?:and|et)\\s)${word})?)`),
  pattern(introduced, name),
  pattern(after("[Cc]['’]est"), name, '(?=\\s*(?:[,.!]|$))'),
  pattern(name, "(?=,?\\s+à l['’]appareil)"),
  pattern(title, name),
]

/** A question fit to be kept: on one line, without the addresses, numbers and names that are plain, 200 characters at most. */
export function redacted(question: string): string {
  const line = question.replace(/\s+/g, ' ').trim()
  return telling.reduce((text, each) => text.replace(each, '[…]'), line).slice(0, 200)
}
