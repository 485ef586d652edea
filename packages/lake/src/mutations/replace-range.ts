const rangePattern = /^\[\s*(-?\d+)?\s*:\s*(-?\d+)?\s*\]$/

/** A range of an array: from `start` up to `end`, where -1 is the end of the array and -2 its last item. */
export interface Range {
  start: number
  end: number
}

/** The range in brackets; null where they hold something else. */
export function rangeOf(brackets: string): Range | null {
  const [range, start = '0', end = '-1'] = rangePattern.exec(brackets) ?? []
  return range === undefined ? null : { start: Number(start), end: Number(end) }
}

/**
 * The array with a range replaced, as `splice` of the client has it: a range without items says where to insert. The
 * mutator counts ranges otherwise, and takes an empty one for the whole array.
 */
export function replaceRange(
  array: readonly unknown[],
  { start, end }: Range,
  items: readonly unknown[],
): unknown[] {
  const place = (index: number) => Math.max(0, index < 0 ? array.length + 1 + index : index)
  return array.toSpliced(place(start), Math.max(0, place(end) - place(start)), ...items)
}
