import { isLanguage, type Language, typesetFrench } from '@jalonne/domain'
import { allWritten } from '../connection/open-writes.ts'

const key = 'jalonne-studio-language'

/** The language of the Studio itself: the one chosen in this browser, else the browser's. It holds until the page is loaded again. */
export const studioLanguage: Language = chosen()

// Its page is built in English; a screen reader takes the voice from here.
globalThis.document?.documentElement.setAttribute('lang', studioLanguage)

function chosen(): Language {
  const stored = globalThis.localStorage?.getItem(key)
  if (isLanguage(stored)) return stored
  return globalThis.navigator?.language.startsWith('fr') ? 'fr' : 'en'
}

/** The wording for whoever uses the Studio: `say('Prices', 'Tarifs')`. */
export function say(english: string, french: string): string {
  return studioLanguage === 'fr' ? typesetFrench(french) : english
}

const question = say(
  'A change is not saved yet. Change the language now, and lose it?',
  'Une modification n’est pas encore enregistrée. Changer de langue maintenant, et la perdre ?',
)

/**
 * Remembers the language of the Studio in this browser and starts it anew, once what was typed is saved or the editor lets
 * it go: the content model is made in one language.
 */
export async function speak(language: Language): Promise<void> {
  const isSaved = await allWritten()
  if (!isSaved && !globalThis.confirm(question)) return
  globalThis.localStorage.setItem(key, language)
  globalThis.location.reload()
}
