import { isLanguage, type Language, languageChoiceKey } from '@jalonne/domain'
import { storedChoice } from './visitor-language.ts'

/** The window event that tells of a change of language; its detail is `{language}`. */
export const languageChanged = 'language-changed'

const year = 365 * 24 * 60 * 60

/** Remembers the visitor's choice (storage and cookie), marks the document and tells the window. */
export function chooseLanguage(language: Language): void {
  try {
    localStorage.setItem(languageChoiceKey, language)
  } catch {
    // Storage may be refused; the choice then lasts as long as the address says it.
  }
  mirrorChoice(language)
  document.documentElement.lang = language
  window.dispatchEvent(new CustomEvent(languageChanged, { detail: { language } }))
}

/** Renews the cookie of a stored choice, which browsers keep for a year at most, and Safari for a week. */
export function renewChoiceCookie(): void {
  const stored = storedChoice()
  if (isLanguage(stored)) mirrorChoice(stored)
}

function mirrorChoice(language: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox ESR and over plain http
  document.cookie = `${languageChoiceKey}=${language}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`
}
