import { say } from './say.ts'

/** A spread is reached by the name of its first service: two spreads cannot start with the same one. */
export function distinctPlaces(
  spreads: unknown[] | null | undefined,
  context?: unknown,
): true | string {
  const first = (spreads ?? []).map(firstService).filter((id) => id !== null)
  return (
    new Set(first).size === first.length ||
    say(context, {
      en: 'Two spreads start with the same service: links would lead to the upper one only.',
      fr: 'Deux présentations commencent par le même service : les liens ne mèneraient qu’à celle du haut.',
    })
  )
}

function firstService(spread: unknown): string | null {
  if (typeof spread !== 'object' || spread === null || !('services' in spread)) return null
  const first: unknown = Array.isArray(spread.services) ? spread.services[0] : null
  if (typeof first !== 'object' || first === null || !('_ref' in first)) return null
  return typeof first._ref === 'string' ? first._ref : null
}
