import type { Language } from '@jalonne/domain'
import type { FormTextId } from './ids.ts'

export type FormTexts = Readonly<Record<FormTextId, string>>

const loaders: Record<Language, () => Promise<{ texts: FormTexts }>> = {
  fr: () => import('./fr.ts'),
  en: () => import('./en.ts'),
}
const loading = new Map<Language, Promise<FormTexts>>()
const loaded = new Map<Language, FormTexts>()

/** Loads what forms say in a language, once; rejects when its chunk can't be fetched. */
export function loadFormTexts(language: Language): Promise<FormTexts> {
  const known = loading.get(language)
  if (known !== undefined) return known
  const promise = loaders[language]().then(({ texts }) => {
    loaded.set(language, texts)
    return texts
  })
  loading.set(language, promise)
  promise.catch(() => loading.delete(language))
  return promise
}

/** What forms say in a language if it has been loaded, so that a render needs no wait. */
export const loadedFormTexts = (language: Language): FormTexts | undefined => loaded.get(language)
