import {
  hostLanguage,
  isLanguage,
  type LanguageHosts,
  type PathLanguageClues,
  pathLanguage,
  preferredLanguage,
} from './language.ts'

/** The key under which a visitor's browser remembers that the question was asked. */
export const languagePromptKey = 'langPromptSeen'

export interface LanguagePromptClues extends PathLanguageClues {
  hosts: LanguageHosts
  /** Whether the question has been asked before. */
  seen: boolean
}

/**
 * Whether to ask a visitor if they would rather read French: on the main English host, on an English page, when
 * their browser prefers French, they have not chosen a language and have not been asked.
 */
export function offersFrench(clues: LanguagePromptClues): boolean {
  return (
    hostLanguage(clues) === 'en' &&
    pathLanguage(clues.path) === 'en' &&
    preferredLanguage(clues.preferred) === 'fr' &&
    !isLanguage(clues.stored) &&
    !clues.seen
  )
}
