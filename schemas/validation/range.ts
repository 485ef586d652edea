import { figuresIn, wholeRange } from '@jalonne/domain'
import { say } from './say.ts'

interface WrittenRange {
  min?: unknown
  max?: unknown
  step?: unknown
  start?: unknown
}

/** Wants a slider whose ends stand in order, with a start between the ends, and whole steps between the three. */
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
  if (start < min || start > max)
    return say(context, {
      en: 'It must start between its lowest and its highest figure.',
      fr: 'Le départ doit se trouver entre la valeur la plus basse et la plus haute.',
    })
  const written = { min, max, step, start }
  const shown = wholeRange(written, written)
  const isWhole = shown.start === start && figuresIn(() => max, { last: shown }).last === max
  return (
    isWhole ||
    say(context, {
      en: 'The steps must lead from the lowest figure to the start and to the highest.',
      fr: 'Les pas doivent mener de la valeur la plus basse au départ et à la plus haute.',
    })
  )
}

/** Wants a slider of per cent of a whole to end at 100. */
export function ofAWhole(range: WrittenRange | null | undefined, context?: unknown): true | string {
  const isPart = typeof range?.max !== 'number' || range.max <= 100
  return (
    isPart ||
    say(context, {
      en: 'The highest figure can be 100 per cent.',
      fr: 'La valeur la plus haute ne peut dépasser 100 pour cent.',
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
