import { say } from './say.ts'

/** A price is a whole number of Swiss francs, zero or more; empty means "on request". */
export function wholeFrancs(value: number | null | undefined, context?: unknown): true | string {
  if (value === null || value === undefined) return true
  if (value < 0)
    return say(context, {
      en: 'A price cannot be negative.',
      fr: 'Un prix ne peut pas être négatif.',
    })
  return (
    Number.isInteger(value) ||
    say(context, {
      en: 'Write whole francs, without centimes: 250, not 249.90.',
      fr: 'Écrivez des francs entiers, sans centimes : 250, et non 249.90.',
    })
  )
}
