import { locales } from '@jalonne/domain'
import { studioLanguage } from './studio-language.ts'

const format = new Intl.DateTimeFormat(locales[studioLanguage], {
  dateStyle: 'long',
  timeZone: 'UTC',
})

/** A day without time (`2026-12-03`) as an editor reads it: "3 December 2026". */
export const formatDay = (date: string): string => format.format(new Date(date))
