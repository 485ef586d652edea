import type { Language } from './language.ts'

const formats = {
  fr: new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Zurich' }),
  en: new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Europe/Zurich' }),
}

/** A day as a reader of the language writes it. Takes an ISO date (`2026-03-04`) or date and time. */
export function formatDate(iso: string, language: Language): string {
  return formats[language].format(new Date(iso))
}
