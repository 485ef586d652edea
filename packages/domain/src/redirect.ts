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
  const elsewhere = /^https?:\/\//.test(rule.to)
  if (!elsewhere && plain(rule.to) === from) return null
  return {
    status: rule.permanent ? 301 : 302,
    location: escaped(elsewhere ? rule.to : withLanguage(rule.to, language)),
  }
}

// A header holds no “œ”: what editors type is escaped, and what they have escaped themselves stays.
const escaped = (address: string) => address.replaceAll(/[^\x21-\x7e]+/g, encodeURIComponent)

// Editors type paths by hand: a trailing slash or an unescaped letter means the same.
function plain(path: string): string {
  const trimmed = withoutLanguage(path).replace(/\/+$/, '')
  try {
    return decodeURI(trimmed)
  } catch {
    return trimmed
  }
}
