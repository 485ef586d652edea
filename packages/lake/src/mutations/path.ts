import { extractWithPath } from '@sanity/mutator'

const quoted = String.raw`"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'`
const name = String.raw`[^\s.[\]'"]+`
const brackets = String.raw`\[(?:${quoted}|[^[\]"'])*\]`
// Brackets stand behind a name, or look for something anywhere below.
const part = String.raw`(?:${name}(?:${brackets})*|(?<=\.\.)(?:${brackets})+)`
const wholePath = new RegExp(String.raw`^(?:\.\.)?${part}(?:\.{1,2}${part})*$`)
const eachStep = new RegExp(String.raw`\.\.|${brackets}|${name}`, 'g')
const quotedOrEvery = new RegExp(String.raw`(${quoted})|\[\s*[*:]\s*\]`, 'g')

/**
 * Whether text is a JSONMatch path: names joined by dots, each with brackets. The mutator applies what it understands
 * of a malformed path, which would damage the document.
 */
export const isPath = (text: string): boolean => wholePath.test(text)

/** The path with `[*]` and `[:]`, which the mutator does not know, as the range they stand for. */
export function withRanges(path: string): string {
  return path.replaceAll(quotedOrEvery, (_found, text?: string) => text ?? '[0:]')
}

/** Where a value is in a document, from the outside in: names of attributes and places in arrays. */
export type Place = (string | number)[]

/**
 * Every place in a document that the steps of a path mean, once each, inner ones before those they are in and later items before
 * earlier ones: each may be changed or taken out in turn. An attribute need not be there yet, an item of an array must:
 * https://www.sanity.io/docs/content-lake/json-match
 */
export function placesOf(steps: string[], document: object): Place[] {
  const found = [...placesIn(document, steps)]
  return [...new Map(found.map((place) => [JSON.stringify(place), place])).values()].toReversed()
}

/** The steps of a path: names, brackets with what they hold, and `..`. */
export const stepsOf = (path: string): string[] => path.match(eachStep) ?? []

function* placesIn(value: unknown, [step, ...rest]: string[]): Generator<Place> {
  if (step === undefined) yield []
  else if (step === '..') yield* placesBelow(value, rest)
  else if (step.startsWith('[')) {
    if (!isObject(value)) return
    for (const { path, value: inner } of extractWithPath(step, value)) {
      for (const place of placesIn(inner, rest)) yield [...path, ...place]
    }
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      for (const place of placesIn(item, [step, ...rest])) yield [index, ...place]
    }
  } else {
    for (const place of placesIn(innerOf(value, step), rest)) yield [step, ...place]
  }
}

/** The same in a value and in everything below it, where the first step, if it is a name, is that of an attribute there. */
function* placesBelow(value: unknown, steps: string[]): Generator<Place> {
  if (!isObject(value)) return
  const [first] = steps
  const isThere =
    first === undefined || first.startsWith('[') || innerOf(value, first) !== undefined
  if (isThere) yield* placesIn(value, steps)
  for (const [key, inner] of Object.entries(value)) {
    const step = Array.isArray(value) ? Number(key) : key
    for (const place of placesBelow(inner, steps)) yield [step, ...place]
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The attribute or item of a value; undefined where it has none. */
export function innerOf(value: unknown, step: string | number): unknown {
  return isObject(value) && Object.hasOwn(value, step) ? Reflect.get(value, step) : undefined
}

/** A place as the path that means it alone. */
export function pathOf(place: Place): string {
  return place
    .map((step) =>
      typeof step === 'number' ? `[${step}]` : `['${step.replace(/['\\]/g, '\\$&')}']`,
    )
    .join('')
}
