/** One measure with its target. */
export interface Measure {
  what: string
  value: number
  /** How the value is written: `ms`, `KiB`, ``… */
  unit: string
  /** The value must be at most, or at least, this. Left out, it is shown for information. */
  atMost?: number
  atLeast?: number
}

/** Whether a measure keeps its target. */
export const keeps = ({ value, atMost, atLeast }: Measure): boolean =>
  (atMost === undefined || value <= atMost) && (atLeast === undefined || value >= atLeast)

/** A table of measures as text, one a line: what, value, target, ok or miss. */
export function table(title: string, measures: Measure[]): string {
  const rows = measures.map((measure) => [
    measure.what,
    written(measure.value, measure.unit),
    targetOf(measure),
    measure.atMost === undefined && measure.atLeast === undefined
      ? ''
      : keeps(measure)
        ? 'ok'
        : 'miss',
  ])
  return aligned(title, [['', 'measured', 'target', ''], ...rows])
}

/** A table as text: a title, then its rows, the first column flush left. */
export function aligned(title: string, rows: string[][]): string {
  const columns = Math.max(...rows.map((row) => row.length))
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  const lines = rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  )
  return `\n${title}\n${'─'.repeat(title.length)}\n${lines.join('\n')}\n`
}

function targetOf({ atMost, atLeast, unit }: Measure): string {
  if (atMost !== undefined) return `≤ ${written(atMost, unit)}`
  return atLeast === undefined ? '' : `≥ ${written(atLeast, unit)}`
}

/** A value with its unit: `1.234`, `250 ms`. */
export function written(value: number, unit: string): string {
  const digits = Number.isInteger(value) ? 0 : Math.abs(value) < 10 ? 3 : 1
  return `${value.toFixed(digits)}${unit && ` ${unit}`}`
}
