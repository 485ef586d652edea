import { isWritten, type Language, otherLanguage, typeset, typesetParts } from '@jalonne/domain'

/**
 * A value in the reader's language; in the other one, with its name, where the translation is missing. A text is a
 * string, a formatted text a list of blocks.
 */
export type InLanguage<Value> = Value | { text: Value; lang: Language }

/** A field that holds a value in both languages. */
type LocaleField = { _type?: string; _key?: string; fr?: unknown; en?: unknown }

/** What `localize` makes of a response: of each field in both languages one value, or null. */
export type Localized<T> = T extends readonly (infer Item)[]
  ? Localized<NonNullable<Item>>[]
  : T extends object
    ? Language extends keyof T
      ? keyof T extends keyof LocaleField
        ? InLanguage<Exclude<T[keyof T & Language], null | undefined>> | null
        : LocalizedFields<T>
      : LocalizedFields<T>
    : T

type LocalizedFields<T> = { [Key in keyof T]: Localized<T[Key]> }

/**
 * Chooses the language of a response of the content lake, which holds texts as `{fr, en}`, and typesets
 * what it has chosen. What is not written in a language comes in the other one as `{text, lang}`; what is missing in both
 * is null. What a list refers to and is gone, for which GROQ puts a null, is left out. Everything else stays as it is.
 */
export function localize<T>(content: T, language: Language): Localized<T>
export function localize(content: unknown, language: Language): unknown {
  if (Array.isArray(content))
    return content.flatMap((item) => (item === null ? [] : [localize(item, language)]))
  if (typeof content !== 'object' || content === null) return content
  if (isLocaleField(content)) return inLanguage(content, language)
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => [key, localize(value, language)]),
  )
}

/** A value without the name of its language. */
export function plainValue<Value extends string | number>(value: InLanguage<Value>): Value {
  return typeof value === 'object' ? value.text : value
}

/**
 * The blocks of a formatted text, without the name of their language; none where it is missing. Those with nothing in them,
 * as copied documents leave them, are left out: a heading of no words is one to readers of screens.
 */
export function blocksOf<Block>(value: InLanguage<Block[]> | null): Block[] {
  const blocks = Array.isArray(value) ? value : (value?.text ?? [])
  return blocks.filter(isWritten)
}

/** The language of a text, formatted or not, where it is not the page's. */
export function languageOf(
  value: InLanguage<string | unknown[]> | null | undefined,
): Language | undefined {
  return typeof value === 'object' && value && 'lang' in value ? value.lang : undefined
}

const ownKeys = new Set(['_type', '_key', 'fr', 'en'])

// By its keys, for content written through the API may lack the type; one without any text has its type only.
function isLocaleField(value: object): value is LocaleField {
  const isLocale = 'fr' in value || 'en' in value || ('_type' in value && isLocaleType(value._type))
  return isLocale && Object.keys(value).every((key) => ownKeys.has(key))
}

const isLocaleType = (type: unknown) => typeof type === 'string' && type.startsWith('locale')

function inLanguage(field: LocaleField, language: Language): unknown {
  const other = otherLanguage(language)
  if (isWritten(field[language])) return typesetValue(field[language], language)
  return isWritten(field[other]) ? { text: typesetValue(field[other], other), lang: other } : null
}

/** The fields within a formatted text that hold words, besides its lines: of an image, and above code. */
const words = new Set(['text', 'alt', 'caption', 'title'])

/** A text with its no-break spaces; of formatted texts the words, but no code. */
function typesetValue(value: unknown, language: Language): unknown {
  if (typeof value === 'string') return typeset(value, language)
  if (Array.isArray(value)) return value.map((part) => typesetValue(part, language))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, typesetPart(key, part, language)]),
  )
}

function typesetPart(key: string, part: unknown, language: Language): unknown {
  if (key === 'children' && Array.isArray(part)) return typesetLine(part, language)
  return words.has(key) ? typesetValue(part, language) : part
}

/** The parts of a line, of which only those of plain words are set. */
function typesetLine(spans: readonly unknown[], language: Language): unknown[] {
  const set = typesetParts(
    spans.map((span) => (isWords(span) ? span.text : '')),
    language,
  )
  return spans.map((span, at) => (isWords(span) ? { ...span, text: set[at] } : span))
}

const isWords = (span: unknown): span is { text: string } =>
  typeof span === 'object' &&
  span !== null &&
  'text' in span &&
  typeof span.text === 'string' &&
  !('marks' in span && Array.isArray(span.marks) && span.marks.includes('code'))
