import type { Language } from '@jalonne/domain'
import { createFormat, type FormatMessage } from '../format.ts'
import en from './en.json'
import fr from './fr.json'

/** Says whose a page is, to those who reach for its menu. */
export const noticeTexts: Record<Language, FormatMessage<keyof typeof fr>> = {
  fr: createFormat('fr', fr),
  en: createFormat('en', en),
}
