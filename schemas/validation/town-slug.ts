import { cityAddress, citySlug } from '@jalonne/domain'
import { say } from './say.ts'

/** Says what is wrong with the end of a town's address: up to 60 letters and hyphens, as visitors type a town. */
export function townSlug(
  value: { current?: string } | undefined,
  context?: unknown,
): true | string {
  if (!value?.current) return true
  const { current } = value
  return (
    (cityAddress(current) !== null && current === citySlug(current)) ||
    say(context, {
      en: 'Use lowercase letters without accents, and hyphens, up to 60 in all: la-chaux-de-fonds.',
      fr: 'Minuscules sans accents et traits d’union, 60 au plus : la-chaux-de-fonds.',
    })
  )
}
