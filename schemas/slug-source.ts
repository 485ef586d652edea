import { isWritten } from '@jalonne/domain'
import type { SlugSourceFn } from '@sanity/types'
import type { Translated } from './validation/translations.ts'

/** What the Studio makes a slug of: the English title of the document, or the French one while that is all there is. */
export const slugSource: SlugSourceFn = ({ title }) => {
  const { fr, en } = (title ?? {}) as Translated
  return String(isWritten(en) ? en : (fr ?? ''))
}
