import type { ValidationContext } from '@sanity/types'
import { type Sentence, say } from './say.ts'
import { ask } from './unique.ts'

type Hosts = Readonly<Record<string, readonly string[] | string | null>> | null

/** What the settings answered for a document as it stands: its links are looked at one by one. */
const answers = new WeakMap<object, Promise<Hosts[]>>()

/**
 * Makes a rule that finds a whole address of a page of this site, as far as the settings name its hosts: written out, it
 * leads to that page in one language only.
 */
export const elsewhere =
  (found: Sentence) =>
  async (value: string | null | undefined, context: ValidationContext): Promise<true | string> => {
    const { document } = context
    const host = hostOf(value)
    if (!host || !document) return true
    const asked = answers.get(document) ?? ask<Hosts[]>(context, '*[_type == "settings"].hosts')
    answers.set(document, asked)
    const own = (await asked).flatMap((hosts) => Object.values(hosts ?? {}).flat())
    return !own.includes(host) || say(context, found)
  }

/** What is said where the page can be chosen instead. */
export const choosePage: Sentence = {
  en: 'This is a page of this site: choose it above, so that readers stay in their language.',
  fr: 'C’est une page de ce site : choisissez-la plus haut, pour que chacun reste dans sa langue.',
}

/** What is said where only an address can be written. */
export const writePath: Sentence = {
  en: 'This is a page of this site: write what follows /fr or /en, beginning with a slash.',
  fr: 'C’est une page de ce site : écrivez ce qui suit /fr ou /en, en commençant par une barre oblique.',
}

/** The host of the address of a web page, without its port. */
function hostOf(address: string | null | undefined): string | undefined {
  return /^https?:\/\/([^/?#:]+)/i.exec(address ?? '')?.[1]?.toLowerCase()
}
