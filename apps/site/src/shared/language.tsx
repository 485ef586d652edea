import type { Language } from '@jalonne/domain'
import { createContext, useContext } from 'react'

const LanguageContext = createContext<Language | null>(null)

export const LanguageProvider = LanguageContext

/** The language of the page being shown. */
export function useLanguage(): Language {
  const language = useContext(LanguageContext)
  if (!language) throw new Error('useLanguage needs a page with a language above it')
  return language
}
