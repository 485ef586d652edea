import type { Language } from './language.ts'
import { once } from './once.ts'

const options = { dateStyle: 'long', timeZone: 'Europe/Zurich' } as const
const formats = {
  fr: once(() => new Intl.DateTimeFormat('fr-FR', options)),
  en: once(() => new Intl.DateTimeFormat('en-US', options)),
}

const isoDay = once(
  () => new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/Zurich' }),
)

/** The day it is in Switzerland, as an ISO date: `2026-03-04`. */
export const swissDay = (instant: Date | number): string => isoDay().format(instant)

/** A day as a reader of the language writes it. Takes an ISO date (`2026-03-04`) or date and time. */
export function formatDate(iso: string, language: Language): string {
  return formats[language]().format(new Date(iso))
}
