import { type FormTexts, loadedFormTexts, loadFormTexts } from '@jalonne/messages/forms'
import { use } from 'react'
import { useLanguage } from '../language.tsx'

/** What forms say in the page's language, waiting for it if it has not been loaded with them. */
export function useFormTexts(): FormTexts {
  const language = useLanguage()
  return loadedFormTexts(language) ?? use(loadFormTexts(language))
}
