import { languageChoiceKey, languagePromptKey, offersFrench } from '@jalonne/domain'
import type { SiteConfig } from '../../config.ts'

/** Whether this visitor is to be asked if they would rather read French on the page at `path`. */
export function promptIsDue({ hosts }: Pick<SiteConfig, 'hosts'>, path: string): boolean {
  try {
    return offersFrench({
      host: location.host,
      hosts,
      path,
      preferred: navigator.languages,
      stored: localStorage.getItem(languageChoiceKey),
      seen: localStorage.getItem(languagePromptKey) !== null,
    })
  } catch {
    // Where storage is refused the question would come back on every page.
    return false
  }
}

/** Remembers that the question was put, whatever the answer. */
export function markPromptSeen(): void {
  try {
    localStorage.setItem(languagePromptKey, 'true')
  } catch {
    // Then it has been asked at least on this page.
  }
}
