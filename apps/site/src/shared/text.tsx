import { splitAtWholeWords } from '@jalonne/domain'
import { type InLanguage, plainValue } from '../queries/localize.ts'
import { useLanguage } from './language.tsx'
import styles from './text.module.css'

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
  const pageLanguage = useLanguage()
  if (!value) return null
  const { text, lang } = typeof value === 'string' ? { text: value, lang: undefined } : value
  const parts = splitAtWholeWords(text, lang ?? pageLanguage)
  if (parts.length === 1) return lang ? <span lang={lang}>{text}</span> : text
  // One element, as a flex container takes each part of it for an item.
  return (
    <span lang={lang}>
      {parts.map((part, at) =>
        at % 2 === 0 ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places
          <span className={styles.whole} key={at}>
            {part}
          </span>
        ),
      )}
    </span>
  )
}
