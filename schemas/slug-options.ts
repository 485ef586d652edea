import { isWritten, slugOf } from '@jalonne/domain'
import type { SlugSourceFn } from '@sanity/types'
import type { Translated } from './validation/translations.ts'

const source: SlugSourceFn = ({ title }) => {
  const { fr, en } = (title ?? {}) as Translated
  return String(isWritten(en) ? en : (fr ?? ''))
}

const longest = 80

/** At most 80 characters, cut between words where there are any. */
function slugify(title: string): string {
  const slug = slugOf(title)
  if (slug.length <= longest) return slug
  const hyphen = slug.lastIndexOf('-', longest)
  return slug.slice(0, hyphen > 0 ? hyphen : longest)
}

/** What the Studio makes a slug of: the English title of the document, or the French one while that is all there is. */
export const slugOptions = { source, slugify }
