import { say } from './say.ts'

/** A telephone number that can be dialled from anywhere: `+41 22 555 01 98`. */
export function internationalPhone(
  value: string | null | undefined,
  context?: unknown,
): true | string {
  if (!value) return true
  return (
    /^\+[0-9][0-9\s]+$/.test(value) ||
    say(context, {
      en: 'Begin with + and the country code, then digits and spaces only: +41 22 555 01 98.',
      fr: 'Commencez par + et l’indicatif du pays, puis chiffres et espaces seulement : +41 22 555 01 98.',
    })
  )
}

/** The sign of a canton: `GE`. */
export function cantonCode(value: string | null | undefined, context?: unknown): true | string {
  if (!value) return true
  return (
    /^[A-Z]{2}$/.test(value) ||
    say(context, { en: 'Write two capital letters: GE.', fr: 'Écrivez deux majuscules : GE.' })
  )
}
