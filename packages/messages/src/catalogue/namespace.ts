import type { Language } from '@jalonne/domain'
import { createFormat, type FormatMessage, type Messages } from './format.ts'

/** The texts of one part of the product, in both languages: a folder of this package. */
export interface Namespace<Id extends string> {
  /** Loads a language, once; rejects when its file can't be fetched. */
  load(language: Language): Promise<Messages>
  /** A language if it has been loaded, so that a render needs no wait. */
  loaded(language: Language): Messages | undefined
  /** The function that reads a language outside of React; throws when it has not been loaded. */
  format(language: Language): FormatMessage<Id>
}

/** Texts that come, in both languages, with the code that says them. */
export const namespace = <Id extends string>({
  fr,
  en,
}: Record<Language, Readonly<Record<Id, string>>>): Namespace<Id> => {
  const texts = { fr, en }
  return createNamespace(async (language) => texts[language], new Map(Object.entries(texts)))
}

/** Texts for the browser, which loads the language it shows. */
export const lazyNamespace = <Id extends string>(
  files: Record<Language, () => Promise<{ default: Readonly<Record<Id, string>> }>>,
): Namespace<Id> =>
  createNamespace(async (language) => (await files[language]()).default, new Map())

function createNamespace<Id extends string>(
  fetchTexts: (language: Language) => Promise<Messages>,
  loaded: Map<string, Messages>,
): Namespace<Id> {
  const loading = new Map<Language, Promise<Messages>>()
  const formats = new Map<Language, FormatMessage<Id>>()
  const load = (language: Language) => {
    const known = loading.get(language)
    if (known) return known
    const promise = fetchTexts(language).then((messages) => {
      loaded.set(language, messages)
      return messages
    })
    loading.set(language, promise)
    promise.catch(() => loading.delete(language))
    return promise
  }
  return {
    load,
    loaded: (language) => loaded.get(language),
    format(language) {
      const known = formats.get(language)
      if (known) return known
      const messages = loaded.get(language)
      if (!messages) throw new Error(`The texts in ${language} have not been loaded.`)
      const format = createFormat<Id>(language, messages)
      formats.set(language, format)
      return format
    },
  }
}
