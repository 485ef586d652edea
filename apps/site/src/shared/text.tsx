import { type InLanguage, plainValue } from '../queries/localize.ts'

/** A text of the content: in the visitor's language, or in the other one with its name when it is missing. */
export type LocalizedText = InLanguage<string>

/** A localized text as plain text, for attributes and titles; empty when it is missing in both languages. */
export function textOf(value: LocalizedText | null | undefined): string {
  return value ? plainValue(value) : ''
}

/** The invisible characters by which a text leads to its field in a preview, as @vercel/stega writes them. */
const marks = /(?:\u200B|\u200C|\u200D|\uFEFF){4,}/g

/** A localized text without the marks of a preview, for what measures, types, compares or draws it. */
export function wordsOf(value: LocalizedText | null | undefined): string {
  return textOf(value).replace(marks, '')
}

/** Shows a localized text, marked with its language when that is not the page's. */
export function Text({ value }: { value: LocalizedText | null | undefined }) {
  if (!value || typeof value === 'string') return value || null
  return <span lang={value.lang}>{value.text}</span>
}
