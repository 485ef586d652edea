const strings = String.raw`"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'`
const space = String.raw`(?:\s|//[^\n]*)`
const tokens = new RegExp(`(${strings})|${space}*([[\\]{}(),:;|=<>!&*@])${space}*|${space}+`, 'g')

/** A function of our own, as `functions.ts` calls them. Two letters tell them apart. */
const ownFunction = /\bshape::(\w\w)\w*/g

/**
 * A GROQ query without comments and without the space that means nothing, its own functions called by shorter names. A
 * query travels in the address of a request; one that is too long for that becomes a POST request, which no cache keeps.
 */
export const minifyGroq = (query: string): string =>
  query
    .replace(tokens, (_, text?: string, sign?: string) => text ?? sign ?? ' ')
    .replace(ownFunction, 's::$1')
    .trim()
