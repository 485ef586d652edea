import { splitAtWholeWords } from '@jalonne/domain'
import { type InLanguage, languageOf, plainValue } from '../queries/localize.ts'
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

/** A localized text with other words, in the same language. */
export function rewritten(value: LocalizedText, change: (text: string) => string): LocalizedText {
  return typeof value === 'string' ? change(value) : { ...value, text: change(value.text) }
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

/** A sentence of the interface that has texts of the content in it, by the way these are written: `textOf` for plain text. */
export type SentenceOf = (write: typeof textOf) => string

const place = /\uE000(\d+)\uE000/

/** Shows such a sentence, each text in it marked with its language when that is not the page's. */
export function Sentence({ of }: { of: SentenceOf }) {
  const texts: LocalizedText[] = []
  const write: typeof textOf = (value) =>
    value && languageOf(value) ? `\uE000${texts.push(value) - 1}\uE000` : textOf(value)
  const parts = of(write).split(place)
  return parts.map((part, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their places
    at % 2 === 0 ? part : <Text key={at} value={texts[Number(part)]} />,
  )
}
