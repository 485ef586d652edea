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
      en: 'Use plain lowercase letters and hyphens, up to 60 characters: la-chaux-de-fonds.',
      fr: 'Lettres minuscules non accentuées et traits d’union, 60 caractères au plus : la-chaux-de-fonds.',
    })
  )
}
