/** The languages of the site, in the order they are shown. */
export const languages = ['fr', 'en'] as const
export type Language = (typeof languages)[number]

/** How numbers and days are written in a language: `1 200` and `4 mars 2026`, `1,200` and `March 4, 2026`. */
export const numberLocales = { fr: 'fr-FR', en: 'en-US' } as const satisfies Record<
  Language,
  string
>

/** How moments and lists are written in a language: `11.03.2026, 13:30`, `11/03/2026, 13:30`. */
export const locales = { fr: 'fr-CH', en: 'en-GB' } as const satisfies Record<Language, string>

/** The key of the visitor's choice, in localStorage and in the cookie that mirrors it. */
export const languageChoiceKey = 'langChoice'

/** Hosts that speak for a language: French-targeted ones and the main English ones. */
export interface LanguageHosts {
  fr: readonly string[]
  en: readonly string[]
}

export interface LanguageClues {
  /** The stored `langChoice`, if any; anything that is not a language is ignored. */
  stored: string | null
  /** A host name, with or without a port. */
  host: string
  hosts: LanguageHosts
}

export interface PathLanguageClues extends LanguageClues {
  path: string
  /** The browser's languages, best first (`fr-CH`, `en`, …). */
  preferred: readonly string[]
}

/** Whether a value names a language of the site. */
export const isLanguage = (value: unknown): value is Language => value === 'fr' || value === 'en'

/** The language a page can be switched to. */
export const otherLanguage = (language: Language): Language => (language === 'fr' ? 'en' : 'fr')

/** The language `/` leads to: the stored choice, then the host, then English. */
export function decideRootLanguage(clues: LanguageClues): Language {
  return storedLanguage(clues.stored) ?? hostLanguage(clues) ?? 'en'
}

/** The language of any other path: its prefix, the stored choice, the host, the browser, then French. */
export function decideLanguage(clues: PathLanguageClues): Language {
  return (
    pathLanguage(clues.path) ??
    storedLanguage(clues.stored) ??
    hostLanguage(clues) ??
    preferredLanguage(clues.preferred) ??
    'fr'
  )
}

/** The language a path is written under (`/fr/pricing` → `fr`), or null without a prefix. */
export function pathLanguage(path: string): Language | null {
  const first = path.split(/[/?#]/, 2)[1]
  return isLanguage(first) ? first : null
}

/**
 * The same path under a language: adds the prefix or replaces it, and keeps query and hash.
 * `/pricing?a=1#b` → `/fr/pricing?a=1#b`; `/` → `/fr`.
 */
export function withLanguage(path: string, language: Language): string {
  const rest = withoutLanguage(path)
  return `/${language}${rest.startsWith('/?') || rest.startsWith('/#') || rest === '/' ? rest.slice(1) : rest}`
}

/** The path without its language prefix, always starting with `/`: `/fr/pricing` → `/pricing`. */
export function withoutLanguage(path: string): string {
  const rest = path.replace(/^\/(?:fr|en)(?=[/?#]|$)/, '')
  return rest.startsWith('/') ? rest : `/${rest}`
}

function storedLanguage(stored: string | null): Language | null {
  return isLanguage(stored) ? stored : null
}

/** The language of a host that speaks one alone, such as `en.jalonne.ch`; its port says nothing. */
export function hostLanguage({
  host,
  hosts,
}: Pick<LanguageClues, 'host' | 'hosts'>): Language | null {
  const name = host.toLowerCase().replace(/:\d+$/, '')
  return hosts.fr.includes(name) ? 'fr' : hosts.en.includes(name) ? 'en' : null
}

/** The first of the browser's languages that the site speaks; null when it speaks none of them. */
export function preferredLanguage(preferred: readonly string[]): Language | null {
  for (const tag of preferred) {
    const primary = tag.toLowerCase().split('-', 1)[0]
    if (isLanguage(primary)) return primary
  }
  return null
}
