import { citySlug } from '@jalonne/domain'
import { say } from './say.ts'

/** Says what is wrong with the end of a city's address: it is letters and hyphens, as visitors type a town. */
export function isCitySlug(
  value: { current?: string } | undefined,
  context: unknown,
): true | string {
  if (!value?.current) return true
  return (
    value.current === citySlug(value.current) ||
    say(context, {
      en: 'Use lowercase letters without accents, and hyphens: la-chaux-de-fonds.',
      fr: 'Minuscules sans accents et traits d’union : la-chaux-de-fonds.',
    })
  )
}
