import { isWritten, slugOf } from '@jalonne/domain'
import type { SlugSourceFn } from '@sanity/types'
import type { Translated } from './validation/translations.ts'

const source: SlugSourceFn = ({ title }) => {
  const { fr, en } = (title ?? {}) as Translated
  return String(isWritten(en) ? en : (fr ?? ''))
}

// 80 characters at most, of words that are whole where they can be.
const slugify = (title: string) => /^.{0,80}(?![^-])|^.{80}/.exec(slugOf(title))?.[0] ?? ''

/** What the Studio makes a slug of: the English title of the document, or the French one while that is all there is. */
export const slugOptions = { source, slugify }
