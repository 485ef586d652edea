import { curly } from './typography.ts'

/** One line of visible text in both languages. */
export interface LocaleString {
  _type: 'localeString'
  fr: string
  en: string
}

/** Visible text in both languages that may run over several lines. */
export interface LocaleText {
  _type: 'localeText'
  fr: string
  en: string
}

/** A line in French and in English. */
export const line = (fr: string, en: string): LocaleString => ({
  _type: 'localeString',
  fr: curly(fr),
  en: curly(en),
})

/** A paragraph in French and in English; line breaks in it are kept. */
export const paragraph = (fr: string, en: string): LocaleText => ({
  _type: 'localeText',
  fr: curly(fr),
  en: curly(en),
})
