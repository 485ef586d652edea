import { type Language, withLanguage, withoutLanguage } from '@jalonne/domain'
import * as v from 'valibot'

const rules = v.array(
  v.object({ from: v.string(), to: v.string(), permanent: v.nullable(v.boolean()) }),
)

export interface Redirect {
  status: 301 | 302
  location: string
}

/**
 * The redirect editors set for a path that has no page, if any.
 *
 * `from` and `to` are written without a language and keep the visitor's; `to` may also be an address
 * elsewhere. Throws when the answer is not a list of redirects.
 */
export function findRedirect(answer: unknown, path: string, language: Language): Redirect | null {
  const bare = plain(withoutLanguage(path))
  const rule = v.parse(rules, answer).find(({ from }) => plain(withoutLanguage(from)) === bare)
  if (!rule) return null
  const location = /^https?:\/\//.test(rule.to) ? rule.to : withLanguage(rule.to, language)
  if (location === path) return null
  return { status: rule.permanent ? 301 : 302, location }
}

/** Editors type paths by hand: a trailing slash or an unescaped letter means the same. */
function plain(path: string): string {
  const trimmed = path.replace(/\/+$/, '')
  try {
    return decodeURI(trimmed)
  } catch {
    return trimmed
  }
}
