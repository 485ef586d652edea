import type { Language } from './language.ts'

const noBreakSpace = '\u00a0'

/** Keeps French signs and quotation marks with the word they belong to, where a line might break. */
export const typesetFrench = (text: string): string =>
  text.replace(/(?<=«) | (?=[;:?!»])/g, noBreakSpace)

/** A label before what it names: "Budget:", and "Budget :" in French. */
export const withColon = (label: string, language: Language): string =>
  language === 'fr' ? `${label}${noBreakSpace}:` : `${label}:`

const quotationMarks = {
  fr: { opening: '« ', closing: ' »', closed: /(?<!\d)"|(?<=«[^»]*)"/g },
  en: { opening: '“', closing: '”', closed: /(?<!\d)"|(?<=“[^”]*)"/g },
}

// Stands between two parts of a text: a character for private use, which no keyboard has.
const border = '\ue000'

/** Quotation marks and apostrophes as they are printed, for those a keyboard has. An inch keeps its own: 27". */
function curlQuotes(text: string, language: Language): string {
  const { opening, closing, closed } = quotationMarks[language]
  return text
    .replace(/(?<=\p{L}\ue000?)'(?=\ue000?["\p{L}\d])/gu, '’')
    .replace(/(?<=(?:^|[\s([/–—]|\p{L}’)\ue000?)"(?=\S|$)/gu, opening)
    .replace(closed, closing)
}

/**
 * A text as it is printed: with its own quotation marks, and no line of it parts a number from what it counts
 * ("42 heures", "4 à 8 semaines"; a year counts nothing) or a time of day ("8 h 30"), begins with a dash, nor in French
 * parts a sign from its word.
 */
export function typeset(text: string, language: Language): string {
  const joined = curlQuotes(text, language)
    .replace(/(^|[^\d.,])(\d{1,3}(?:[.,]\d+)?) (?=[\p{L}%])/gu, `$1$2${noBreakSpace}`)
    .replace(/(?<=\d) (?=\d{3}(?: \d{3})*\u00a0[\p{L}%])/gu, noBreakSpace)
    .replace(/(\d\u00a0(?:à|et|ou|sur|to|and|or|of|in)) (?=\d)/g, `$1${noBreakSpace}`)
    .replace(/(\d\u00a0h) (?=\d\d(?!\d))/g, `$1${noBreakSpace}`)
    .replace(/(?<=\S) (?=[–—] )/g, noBreakSpace)
  return language === 'fr' ? typesetFrench(joined) : joined
}

/** A text in parts, such as words in bold and those around them, set as one: a quotation mark may stand in another part. */
export function typesetParts(parts: readonly string[], language: Language): string[] {
  const set = typeset(parts.join(border), language).split(border)
  return set.length === parts.length ? set : parts.map((part) => typeset(part, language))
}

/** "Chaux-de-Fonds", "Val-d’Illiez" */
const name = String.raw`\p{Lu}[\p{L}’]*(?:-[\p{L}’]+)*-(?:\p{Ll}’)?\p{Lu}\p{L}*`
const pronoun = 'je|tu|ils?|elles?|on|nous|vous|ce|moi|toi|les?|la|lui|leur|y|en'
/** "êtes-vous", "a-t-il", "lui-même", "peut-être" */
const verb = String.raw`\p{L}+(?:-t)?-(?:${pronoun}|là|ci|mêmes?|être|delà)(?!\p{L})`
/** "e-mail" */
const letter = String.raw`(?<![\p{L}-])\p{L}-\p{L}+`

const wholeWords = {
  fr: new RegExp(`(${name}|${verb}|${letter})`, 'gu'),
  en: new RegExp(`(${name}|${letter})`, 'gu'),
}

/**
 * A text in parts, of which every second is a word that no line may end within though it has hyphens: a name
 * ("La Chaux-de-Fonds"), what begins with a letter ("e-mail"), and in French a verb with its pronoun ("êtes-vous").
 */
export const splitAtWholeWords = (text: string, language: Language): string[] =>
  text.split(wholeWords[language])
