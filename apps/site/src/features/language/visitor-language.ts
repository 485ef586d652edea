import {
  decideLanguage,
  decideRootLanguage,
  type Language,
  languageChoiceKey,
} from '@jalonne/domain'
import type { SiteConfig } from '../../config.ts'

/** The language `/` leads this visitor to. */
export function rootLanguage({ hosts }: Pick<SiteConfig, 'hosts'>): Language {
  return decideRootLanguage({ ...clues(), hosts })
}

/** The language of this visitor at a path that may have no prefix. */
export function visitorLanguage({ hosts }: Pick<SiteConfig, 'hosts'>, path: string): Language {
  const preferred = import.meta.env.SSR ? [] : navigator.languages
  return decideLanguage({ ...clues(), hosts, path, preferred })
}

// The server decides from cookie and host before it renders; what is left here is the browser's part.
function clues() {
  if (import.meta.env.SSR) return { stored: null, host: '' }
  return { stored: storedChoice(), host: location.host }
}

/** What this browser has stored as the visitor's choice, whatever it is; null where storage is refused. */
export function storedChoice(): string | null {
  try {
    return localStorage.getItem(languageChoiceKey)
  } catch {
    return null
  }
}
