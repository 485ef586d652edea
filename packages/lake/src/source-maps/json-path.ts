/** An attribute, or an item of an array, which also has a key where one identifies it. */
export type PathSegment = string | { readonly index: number; readonly key: string | null }

const escapes: Readonly<Record<string, string>> = {
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
}

// The official client reads other keys wrongly; an index is always right.
const readableKey = /^[^'\\\p{Cc}]+$/u

/** A step of a JSONPath to an attribute: `['title']`. */
export function attributeStep(name: string): string {
  return `['${name.replace(/[\f\n\r\t'\\]/g, (c) => escapes[c] ?? `\\${c}`)}']`
}

/** A step of a JSONPath to an item of an array: `[0]`. */
export function indexStep(index: number): string {
  return `[${index}]`
}

/** A path in a document as a JSONPath: `$['sections'][?(@._key=='a1')]['title']`, or `[0]` without keys. */
export function jsonPath(path: readonly PathSegment[], withKeys: boolean): string {
  const steps = path.map((segment) => {
    if (typeof segment === 'string') return attributeStep(segment)
    const { index, key } = segment
    const isKeyed = withKeys && key !== null && readableKey.test(key)
    return isKeyed ? `[?(@._key=='${key}')]` : indexStep(index)
  })
  return `$${steps.join('')}`
}
