import { type Reference, reference } from './reference.ts'
import type { LocaleString } from './text.ts'

/** Where a link leads: a document with a path, or a path of this site. */
type Target = { page: Reference } | { path: string }

/** A labelled link with exactly one target. */
export type Link = { _type: 'link'; label: LocaleString } & Target

/** A link to the page or service with this id; it follows the document when its path changes. */
export const linkTo = (label: LocaleString, id: string): Link => ({
  _type: 'link',
  label,
  page: reference(id),
})

/** A link to a place inside a page, written as a path without language, such as `/pricing#contact`. */
export const linkToPath = (label: LocaleString, path: string): Link => ({
  _type: 'link',
  label,
  path,
})
