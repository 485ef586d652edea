import { extractWithPath } from '@sanity/mutator'

const rangePattern = /^(.+)\[\s*(-?\d+)?\s*:\s*(-?\d+)?\s*\]$/

/** A range of an array: from `start` up to `end`, where -1 is the end of the array and -2 its last item. */
interface Range {
  /** Where the array is. */
  array: string
  start: number
  end: number
}

/** The range a path ends in; null where it ends in something else. */
export function rangeOf(path: string): Range | null {
  const [, array, start = '0', end = '-1'] = rangePattern.exec(path) ?? []
  return array === undefined ? null : { array, start: Number(start), end: Number(end) }
}

/**
 * The document with a range replaced in every array that is meant, as `splice` of the client has it: a range without items
 * says where to insert. The mutator counts ranges otherwise, and takes an empty one for the whole array.
 */
export function replaceRange(
  document: object,
  { array, start, end }: Range,
  items: readonly unknown[],
): object {
  const replaced = (value: unknown) => {
    if (!Array.isArray(value)) return value
    const place = (index: number) => Math.max(0, index < 0 ? value.length + 1 + index : index)
    return value.toSpliced(place(start), Math.max(0, place(end) - place(start)), ...items)
  }
  // Under a range it finds the same array several times.
  const found = new Map(extractWithPath(array, document).map(({ path }) => [path.join('\0'), path]))
  // Inner arrays come after those they are in, and change first, while their paths still hold.
  return [...found.values()]
    .toReversed()
    .reduce((changed, path) => changedAt(changed, path, replaced) as object, document)
}

function changedAt(
  value: unknown,
  [step, ...rest]: (string | number)[],
  change: (value: unknown) => unknown,
): unknown {
  if (step === undefined) return change(value)
  if (Array.isArray(value)) {
    return value.map((item, index) => (index === step ? changedAt(item, rest, change) : item))
  }
  const inner = (value as Record<string, unknown>)[step]
  return { ...(value as object), [step]: changedAt(inner, rest, change) }
}
