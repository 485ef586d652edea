/** One measure: what was measured, what it came to, and what it should come to. */
export interface Measure {
  what: string
  measured: string
  /** Left out where the figure is for information. */
  target?: string
  isKept?: boolean
}

/** A part that could not be measured here says why. */
export interface Skipped {
  skipped: string
}

/** Measures as a table of text: what, measured, target, ok or miss. */
export function table(title: string, measures: readonly Measure[]): string {
  const verdict = ({ isKept }: Measure) => (isKept === undefined ? '' : isKept ? 'ok' : 'miss')
  const rows = [
    ['', 'measured', 'target', ''],
    ...measures.map((one) => [one.what, one.measured, one.target ?? '', verdict(one)]),
  ]
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  return `\n${title}\n${'─'.repeat(title.length)}\n${lines.join('\n')}\n`
}

export function atMost(what: string, value: number, limit: number, unit = ''): Measure {
  return {
    what,
    measured: written(value, unit),
    target: `≤ ${written(limit, unit)}`,
    isKept: value <= limit,
  }
}

export function atLeast(what: string, value: number, limit: number, unit = ''): Measure {
  return {
    what,
    measured: written(value, unit),
    target: `≥ ${written(limit, unit)}`,
    isKept: value >= limit,
  }
}

export function figure(what: string, value: number, unit = ''): Measure {
  return { what, measured: written(value, unit) }
}

export function written(value: number, unit = ''): string {
  const digits = Number.isInteger(value) || Math.abs(value) >= 100 ? 0 : Math.abs(value) < 1 ? 3 : 2
  return `${value.toFixed(digits)}${unit && ` ${unit}`}`
}

/** Says something about a measure beside its table. */
export function note(text: string): void {
  process.stderr.write(`${text}\n`)
}

/** Prints text for whoever measures. */
export function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
