const strings = String.raw`"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'`
const space = String.raw`(?:\s|//[^\n]*(?:\n|$))`
const tokens = new RegExp(`(${strings})|${space}*([[\\]{}(),:;|=<>!&*@])${space}*|${space}+`, 'g')

/** A function of our own, as `functions.ts` calls them. */
const ownFunction = /\bshape::(\w+)/g
/** Its parameter, where it is declared: in the body it stands once, at the beginning. */
const ownParameter = /(s::\w\()\$\w+\)=\$\w+/g
const letters = 'abcdefghijklmnopqrstuvwxyz'

/**
 * A GROQ query without comments and without the space that means nothing, its own functions and their parameters called
 * by a letter each. A query travels in the address of a request; one that is too long for that becomes a POST request, for which
 * a browser asks permission first.
 */
export function minifyGroq(query: string): string {
  const names = [...new Set([...query.matchAll(ownFunction)].map(([name]) => name))]
  return query
    .replace(tokens, (_, text?: string, sign?: string) => text ?? sign ?? ' ')
    .replace(ownFunction, (name) => `s::${letters[names.indexOf(name)]}`)
    .replace(ownParameter, '$1$$p)=$$p')
    .trim()
}
