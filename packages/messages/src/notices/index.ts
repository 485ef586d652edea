import type { Language } from '@jalonne/domain'

/** Says whose a page is, to those who reach for its menu; `{year}` and `{name}` are to be filled in. */
export const copyrightTexts: Record<Language, string> = {
  fr: '© {year} {name}. Textes et images protégés.',
  en: '© {year} {name}. Text and images are protected.',
}
