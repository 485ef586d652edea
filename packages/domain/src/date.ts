import { type Language, locales, numberLocales } from './language.ts'
import { once } from './once.ts'

const dayFormats = {
  short: swissFormat({ dateStyle: 'medium' }),
  long: swissFormat({ dateStyle: 'long' }),
}

const momentFormats = {
  long: swissFormat({ dateStyle: 'long', timeStyle: 'short' }, locales),
  full: swissFormat({ dateStyle: 'full', timeStyle: 'short' }, locales),
}

const monthFormats = {
  short: swissFormat({ month: 'short' }),
  long: swissFormat({ month: 'long', year: 'numeric' }),
}

const isoDay = once(
  () => new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/Zurich' }),
)

/** The day it is in Switzerland, as an ISO date: `2026-03-04`. */
export const swissDay = (instant: Date | number): string => isoDay().format(instant)

/**
 * A day as a reader of the language writes it: `30 septembre 2026` or `30 sept. 2026`, `September 30, 2026` or
 * `Sep 30, 2026`. Takes an ISO date (`2026-09-30`) or date and time.
 */
export function formatDate(
  iso: string,
  language: Language,
  length: 'short' | 'long' = 'long',
): string {
  return inWords(dayFormats[length], iso, language)
}

/** A French date with the first of a month as it is written: `1er mars 2026`, which `Intl` calls `1 mars 2026`. */
export const withOrdinal = (french: string): string =>
  french.replace(/(?<!\d)1(?= \p{Ll}{3})/u, '1er')

/**
 * An instant as a day and time in Switzerland, in words; `full` names the weekday, after which `Intl` puts a comma that
 * French does not write.
 */
export function swissMoment(
  iso: string,
  language: Language,
  length: 'long' | 'full' = 'full',
): string {
  return inWords(momentFormats[length], iso, language)
}

/** The month of a day: `oct.` and `octobre 2026`, `Oct` and `October 2026`. Takes an ISO date or month (`2026-10`). */
export function formatMonth(iso: string, language: Language, length: 'short' | 'long'): string {
  return monthFormats[length][language]().format(new Date(iso))
}

function swissFormat(
  options: Intl.DateTimeFormatOptions,
  writtenAs: Record<Language, string> = numberLocales,
) {
  const zoned = { ...options, timeZone: 'Europe/Zurich' }
  return {
    fr: once(() => new Intl.DateTimeFormat(writtenAs.fr, zoned)),
    en: once(() => new Intl.DateTimeFormat(writtenAs.en, zoned)),
  }
}

function inWords(formats: ReturnType<typeof swissFormat>, iso: string, language: Language) {
  const words = formats[language]().format(new Date(iso))
  return language === 'fr' ? withOrdinal(words.replace(/(?<=^\p{Ll}+),/u, '')) : words
}
