import { say } from './say.ts'

/** The wall has three columns of the same length. */
export function dealsEvenly(items: unknown[] | null | undefined, context?: unknown): true | string {
  const count = items?.length ?? 0
  if (count % 3 === 0) return true
  return say(context, {
    en: `${count} testimonials do not fill three columns evenly: add ${3 - (count % 3)} or remove ${count % 3}.`,
    fr: `${count} témoignages ne remplissent pas trois colonnes à égalité : ajoutez-en ${3 - (count % 3)} ou retirez-en ${count % 3}.`,
  })
}
