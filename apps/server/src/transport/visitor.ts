import {
  decideLanguage,
  decideRootLanguage,
  isLanguage,
  type Language,
  type LanguageHosts,
  languageChoiceKey,
  withLanguage,
} from '@jalonne/domain'
import { parse } from 'hono/utils/cookie'
import { preferredLanguages } from './negotiate.ts'

/** What of a request tells the language of its visitor. */
export interface VisitorClues {
  path: string
  header: (name: string) => string | undefined
  hosts: LanguageHosts
  /** The name the visitor used, where a trusted proxy says so. */
  host: string | null
}

/** The language to answer a visitor in, decided as the browser would. */
export function visitorLanguage({ path, header, hosts, host }: VisitorClues): Language {
  const stored = parse(header('cookie') ?? '', languageChoiceKey)[languageChoiceKey] ?? null
  const clues = {
    stored: isLanguage(stored) ? stored : null,
    host: host ?? header('host') ?? '',
    hosts,
  }
  if (path === '/') return decideRootLanguage(clues)
  const preferred = preferredLanguages(header('accept-language'))
  return decideLanguage({ ...clues, path, preferred })
}

/** Sends a visitor to the same page under a language; the query stays, and browsers keep the hash. */
export function languageRedirect(path: string, search: string, language: Language): Response {
  return new Response(null, {
    status: 307,
    headers: {
      location: withLanguage(path, language) + search,
      'cache-control': 'private, no-store',
      vary: 'Cookie, Accept-Language, Host',
    },
  })
}
