import { say } from './say.ts'

/** Wants places in a list of results that get better: 38, 24, 11, 6, 1. */
export function climbs(positions: unknown[] | null | undefined, context?: unknown): true | string {
  const rises = (positions ?? []).every((position, place, all) => {
    const before = all[place - 1]
    return place === 0 || (typeof before === 'number' && Number(position) < before)
  })
  return (
    rises ||
    say(context, {
      en: 'Each position must be better than the one before: 38, 24, 11, 6, 1.',
      fr: 'Chaque position doit être meilleure que la précédente : 38, 24, 11, 6, 1.',
    })
  )
}
