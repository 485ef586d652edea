import { extractWithPath } from '@sanity/mutator'

const quotedText = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g
const quotedOrEvery = new RegExp(`(${quotedText.source})|\\[\\s*\\*\\s*\\]`, 'g')
const innerRange = new RegExp(`^((?:${quotedText.source}|[^"'])*?)\\[0:\\](.+)$`)
const brackets = /\[[^[\]"']*\]/g
const names = /^(?:\.\.)?[^\s.[\]'"]+(?:\.{1,2}[^\s.[\]'"]+)*$/

/**
 * Whether text is a JSONMatch path: names joined by dots, each with brackets. The mutator applies what it understands
 * of a malformed path, which would damage the document.
 */
export function isPath(text: string): boolean {
  const bare = text.replaceAll(quotedText, '0').replaceAll(brackets, '')
  return names.test(bare)
}

/** The path with `[*]`, which the mutator does not know, as the range it stands for. */
export function withRanges(path: string): string {
  return path.replaceAll(quotedOrEvery, (_found, quoted?: string) => quoted ?? '[0:]')
}

/**
 * The path with the places of all items of a document's array where it goes on behind `[0:]`: there the mutator would
 * change every item as often as there are items.
 */
export function withPlaces(path: string, document: object): string {
  const [, array, rest] = innerRange.exec(path) ?? []
  if (array === undefined || rest === undefined) return path
  const lengths = extractWithPath(array, document).map(({ value }) =>
    Array.isArray(value) ? value.length : 0,
  )
  const places = Array.from({ length: Math.max(1, ...lengths) }, (_, place) => place)
  return withPlaces(`${array}[${places.join(',')}]${rest}`, document)
}
