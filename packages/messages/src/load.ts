import type { Language } from '@jalonne/domain'
import type en from './en.json'
import type { Messages } from './format.ts'

/** The id of an interface text. */
export type MessageId = keyof typeof en

const loaders: Record<Language, () => Promise<{ default: Messages }>> = {
  fr: () => import('./fr.json'),
  en: () => import('./en.json'),
}
const loaded = new Map<Language, Messages>()

/** Loads the dictionary of a language once; rejects when its chunk can't be fetched. */
export async function loadMessages(language: Language): Promise<Messages> {
  const known = loaded.get(language)
  if (known) return known
  const { default: messages } = await loaders[language]()
  loaded.set(language, messages)
  return messages
}

/** The dictionary of a language if it has been loaded, so that a render needs no wait. */
export const loadedMessages = (language: Language): Messages | undefined => loaded.get(language)
