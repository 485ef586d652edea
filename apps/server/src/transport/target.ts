import { isLanguage, type Language, pathLanguage } from '@jalonne/domain'
import { oneCityAddress } from './city-target.ts'

/** Longest path taken, in characters. Of a query, which campaigns make long, pages read no more than they declare. */
const longestPath = 2048

/** What a request target means to the router. */
export type Target =
  | { kind: 'malformed' }
  | { kind: 'too-long' }
  /** A path of the site; `canonical` differs from what was asked when a redirect is due. */
  | { kind: 'path'; path: string; search: string; canonical: string; language: Language | null }

/**
 * Reads the target of a request line: one spelling per path.
 *
 * `path` is percent-encoded in one way only, `canonical` also has one slash between segments, none
 * at the end, a lower-case language, and one spelling per city. `search` is kept as it was sent, with its `?`, but for a
 * city that `canonical` names in its place.
 */
export function readTarget(written: string): Target {
  // Proxies may write the whole address; the host has no say in which page it is.
  const target = written.replace(/^https?:\/\/[^/?#]+/i, '') || '/'
  if (!target.startsWith('/')) return { kind: 'malformed' }
  const end = target.search(/[?#]/)
  const rawPath = end < 0 ? target : target.slice(0, end)
  if (rawPath.length > longestPath) return { kind: 'too-long' }
  const search = (end < 0 ? '' : target.slice(end)).replace(/#.*$/s, '')
  const path = spell(rawPath)
  if (path === null) return { kind: 'malformed' }
  const { canonical, search: rest } = oneCityAddress(canonicalPath(path), search)
  return { kind: 'path', path, search: rest, canonical, language: pathLanguage(canonical) }
}

function spell(rawPath: string): string | null {
  try {
    const segments = rawPath.split('/').map(decodeURIComponent)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
    if (segments.some((segment) => /[\u0000-\u001f\u007f]/.test(segment))) return null
    if (segments.some((segment) => segment === '.' || segment === '..')) return null
    return segments.map(encodeURIComponent).join('/')
  } catch {
    return null
  }
}

/** A path in lower case, as the addresses of all pages are. */
export function lowerCasePath(path: string): string {
  const lower = (segment: string) => encodeURIComponent(decodeURIComponent(segment).toLowerCase())
  return path.split('/').map(lower).join('/')
}

function canonicalPath(path: string): string {
  const [first = '', ...rest] = path.split('/').filter((segment) => segment !== '')
  const prefix = isLanguage(first.toLowerCase()) ? first.toLowerCase() : first
  return `/${[prefix, ...rest].join('/')}`
}
