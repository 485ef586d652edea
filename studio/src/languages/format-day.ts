import { type Language, locales, withOrdinal } from '@jalonne/domain'
import { studioLanguage } from './studio-language.ts'

/** A day without time (`2026-12-03`), or that of a moment in Switzerland, as an editor reads it: "3 December 2026"; what is no date, as it stands. */
export function formatDay(iso: string, language: Language = studioLanguage): string {
  const date = new Date(iso)
  // Content may come from elsewhere than the Studio: "31.12.2026".
  if (Number.isNaN(date.getTime())) return iso
  const format = new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'long',
    timeZone: 'Europe/Zurich',
  })
  return asWritten(format.format(date), language)
}

/** A date that `Intl` has formatted, as French writes the first of a month. */
export const asWritten = (date: string, language: Language = studioLanguage): string =>
  language === 'fr' ? withOrdinal(date) : date
