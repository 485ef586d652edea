import { extractWithPath } from '@sanity/mutator'

const QUOTED = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g
const QUOTED_OR_EVERY = new RegExp(`(${QUOTED.source})|\\[\\s*\\*\\s*\\]`, 'g')
const INNER_RANGE = new RegExp(`^((?:${QUOTED.source}|[^"'])*?)\\[0:\\](.+)$`)
const BRACKETS = /\[[^[\]"']*\]/g
const NAMES = /^(?:\.\.)?[^\s.[\]'"]+(?:\.{1,2}[^\s.[\]'"]+)*$/

/**
 * Whether text is a JSONMatch path: names joined by dots, each with brackets. The mutator applies what it understands
 * of a malformed path, which would damage the document.
 */
export function isPath(text: string): boolean {
  const bare = text.replaceAll(QUOTED, '0').replaceAll(BRACKETS, '')
  return NAMES.test(bare)
}

/** The path with `[*]`, which the mutator does not know, as the range it stands for. */
export function withRanges(path: string): string {
  return path.replaceAll(QUOTED_OR_EVERY, (_found, quoted?: string) => quoted ?? '[0:]')
}

/**
 * The path with the places of all items of a document's array where it goes on behind `[0:]`: there the mutator would
 * change every item as often as there are items.
 */
export function withPlaces(path: string, document: object): string {
  const [, array, rest] = INNER_RANGE.exec(path) ?? []
  if (array === undefined || rest === undefined) return path
  const lengths = extractWithPath(array, document).map(({ value }) =>
    Array.isArray(value) ? value.length : 0,
  )
  const places = Array.from({ length: Math.max(1, ...lengths) }, (_, place) => place)
  return withPlaces(`${array}[${places.join(',')}]${rest}`, document)
}
