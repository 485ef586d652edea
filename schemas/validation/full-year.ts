import { say } from './say.ts'

/** Refuses a day of the first century: so the Studio takes a year of two digits. */
export function fullYear(day: string | undefined, context: unknown): true | string {
  if (!day?.startsWith('00')) return true
  return say(context, {
    en: 'Write the year with four digits.',
    fr: 'Écrivez l’année avec quatre chiffres.',
  })
}
