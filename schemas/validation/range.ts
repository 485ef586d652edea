import { say } from './say.ts'

interface WrittenRange {
  min?: unknown
  max?: unknown
  step?: unknown
  start?: unknown
}

/** Wants a slider whose ends stand in order, with a step above zero and a start between the ends. */
export function holdsTogether(
  range: WrittenRange | null | undefined,
  context?: unknown,
): true | string {
  const { min, max, step, start } = range ?? {}
  if (
    typeof min !== 'number' ||
    typeof max !== 'number' ||
    typeof step !== 'number' ||
    typeof start !== 'number'
  ) {
    return true
  }
  if (min >= max)
    return say(context, {
      en: 'The highest figure must be above the lowest.',
      fr: 'La valeur la plus haute doit dépasser la plus basse.',
    })
  if (step <= 0)
    return say(context, {
      en: 'The step must be above zero.',
      fr: 'Le pas doit être supérieur à zéro.',
    })
  const isInside = start >= min && start <= max
  return (
    isInside ||
    say(context, {
      en: 'It must start between its lowest and its highest figure.',
      fr: 'Le départ doit se trouver entre la valeur la plus basse et la plus haute.',
    })
  )
}

/** Wants as many parts in each channel as its section has goals. */
export function onePartPerGoal(
  channels: unknown[] | null | undefined,
  context?: { parent?: unknown },
): true | string {
  const goals = lengthOf(context?.parent, 'goals')
  if ((channels ?? []).every((channel) => lengthOf(channel, 'parts') === goals)) return true
  return say(context, {
    en: `Each channel needs ${goals} parts: one for each goal, in the same order.`,
    fr: `Chaque canal demande ${goals} parts : une par objectif, dans le même ordre.`,
  })
}

function lengthOf(value: unknown, field: string): number {
  const list = typeof value === 'object' && value !== null ? Reflect.get(value, field) : null
  return Array.isArray(list) ? list.length : 0
}
