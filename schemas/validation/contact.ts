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

/** Opening hours as schema.org writes them: `Mo-Fr 08:00-12:00`, `Sa,Su 10:00-16:00`. */
export function openingHours(value: string | null | undefined, context?: unknown): true | string {
  const day = '(?:Mo|Tu|We|Th|Fr|Sa|Su)'
  const time = '(?:[01]\\d|2[0-3]):[0-5]\\d'
  const line = new RegExp(`^${day}(?:-${day}|(?:,${day})+)? ${time}-${time}$`)
  if (!value || line.test(value)) return true
  return say(context, {
    en: 'Write it like this: Mo-Fr 08:00-12:00. The days: Mo, Tu, We, Th, Fr, Sa, Su.',
    fr: 'Écrivez ainsi : Mo-Fr 08:00-12:00. Les jours, en anglais : Mo, Tu, We, Th, Fr, Sa, Su.',
  })
}

/** The sign of a canton: `GE`. */
export function cantonCode(value: string | null | undefined, context?: unknown): true | string {
  if (!value) return true
  return (
    /^[A-Z]{2}$/.test(value) ||
    say(context, { en: 'Write two capital letters: GE.', fr: 'Écrivez deux majuscules : GE.' })
  )
}
