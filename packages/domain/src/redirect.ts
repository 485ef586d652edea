import { decoded } from './decoded.ts'
import { type Language, withLanguage, withoutLanguage } from './language.ts'

/** A redirect as editors set it: `from` and `to` without a language; `to` may be an address elsewhere. */
export interface RedirectRule {
  from: string
  to: string
  permanent: boolean
}

export interface Redirect {
  status: 301 | 302
  location: string
}

/** Where the rules lead from a path, in the visitor's language; null when they say nothing, or lead back to it. */
export function findRedirect(
  rules: readonly RedirectRule[],
  path: string,
  language: Language,
): Redirect | null {
  const from = plain(path)
  const rule = rules.find((candidate) => plain(candidate.from) === from)
  if (!rule) return null
  const elsewhere = isElsewhere(rule.to)
  if (!elsewhere && plain(rule.to) === from) return null
  return {
    status: rule.permanent ? 301 : 302,
    location: escaped(elsewhere ? withFragment(rule.to) : withLanguage(rule.to, language)),
  }
}

/**
 * A redirect's target with the visitor's own query (with its `?`): what the target sets itself comes first and holds. One
 * on another host that has a query is left alone.
 */
export function withVisitorQuery(location: string, search: string): string {
  const [, path = '', own = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(.*)$/s.exec(location) ?? []
  if (own === '') return path + search + hash
  if (isElsewhere(path)) return location
  const set = pairsOf(own)
  const names = new Set(set.map(nameOf))
  const added = pairsOf(search).filter((pair) => !names.has(nameOf(pair)))
  return `${path}?${[...set, ...added].join('&')}${hash}`
}

const pairsOf = (query: string) => query.slice(1).split('&').filter(Boolean)

const nameOf = (pair: string) => decoded(pair.replace(/=.*/s, '').replaceAll('+', ' '))

const isElsewhere = (address: string) => /^https?:\/\//.test(address)

// Without one, browsers hand that of the old address on, in which a sign-in may have left a session.
const withFragment = (address: string) => (address.includes('#') ? address : `${address}#`)

// A header holds no “œ”: what editors type is escaped, and what they have escaped themselves stays.
const escaped = (address: string) => address.replaceAll(/[^\x21-\x7e]+/g, encodeURIComponent)

// People type paths by hand: a trailing slash, capitals or an unescaped letter mean the same.
const plain = (path: string) => decoded(withoutLanguage(path).replace(/\/+$/, '')).toLowerCase()
