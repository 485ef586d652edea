/** What a visitor may set a figure to. */
export interface Range {
  min: number
  max: number
  step: number
  /** Where it stands before anybody touches it. */
  start: number
}

/** A range as an editor may have left it: unfinished, or in a draft. */
export type WrittenRange = { [Key in keyof Range]?: number | null } | null | undefined

/** Makes a range usable. What is missing or contradicts the rest is taken from `fallback`. */
export function wholeRange(written: WrittenRange, fallback: Range): Range {
  const { min, max, step, start } = { ...fallback, ...numbersOf(written) }
  if (max <= min || step <= 0) return fallback
  const range = { min, max, step, start: min }
  return { ...range, start: inRange(start, range) }
}

/**
 * The figure of a range that is nearest to a value, as a slider would show it; the start for what is no number, such as
 * what a stranger has typed into an address.
 */
export function inRange(value: string | number | null | undefined, range: Range): number {
  const { min, max, step, start } = range
  const number = typeof value === 'string' && value.trim() ? Number(value) : value
  if (typeof number !== 'number' || !Number.isFinite(number)) return start
  const last = Math.floor((max - min) / step + rounding)
  const steps = Math.min(last, Math.max(0, Math.round((number - min) / step)))
  return Number((min + steps * step).toFixed(6))
}

/** Tenths have no exact binary form: 0.3 / 0.1 is a little less than 3. */
export const rounding = 1e-9

/** The figures of a tool by their names; `given` gives what an address or a form says of each. */
export function figuresIn<Name extends string>(
  given: (name: string) => string | number | null | undefined,
  ranges: Readonly<Record<Name, Range>>,
): Record<Name, number> {
  const figures = Object.entries<Range>(ranges).map(([name, range]) => [
    name,
    inRange(given(name), range),
  ])
  return Object.fromEntries(figures)
}

const numbersOf = (written: WrittenRange): Partial<Range> =>
  Object.fromEntries(
    Object.entries(written ?? {}).filter(
      ([, value]) => typeof value === 'number' && Number.isFinite(value),
    ),
  )
