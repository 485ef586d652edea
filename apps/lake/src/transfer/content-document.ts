import { isDeepStrictEqual } from 'node:util'
import { isOfUpload } from '../content/asset-metadata.ts'

/** A document as a lake keeps it. */
export interface ContentDocument {
  readonly _id: string
  readonly _type: string
  readonly [attribute: string]: unknown
}

/** What a lake writes itself, so that it differs between lakes that say the same. */
const ownFields = new Set(['_rev', '_createdAt', '_updatedAt', '_system'])

/**
 * Whether people wrote a document. Uploads come along with what shows them; secrets of previews and what else the lake
 * keeps for itself mean nothing in another one.
 */
export const isContent = ({ _id, _type }: ContentDocument): boolean =>
  !_id.startsWith('_.') && !_type.startsWith('sanity.') && !_type.startsWith('system.')

/** Whether a document stands for an uploaded image or file. */
export const isUpload = ({ _type }: ContentDocument): boolean => isOfUpload(_type)

/** The attributes in which two documents differ, in the order of the alphabet. */
export function differingFields(a: ContentDocument, b: ContentDocument): string[] {
  const names = new Set(
    [...Object.keys(a), ...Object.keys(b)].filter((name) => !ownFields.has(name)),
  )
  return [...names]
    .filter((name) => !isDeepStrictEqual(fieldOf(a, name), fieldOf(b, name)))
    .toSorted()
}

// Two lakes may leave out what is null, and do not agree on the prototypes of what they parsed. Every object has a
// `constructor`, its own or not.
const fieldOf = (document: ContentDocument, name: string): unknown =>
  Object.hasOwn(document, name) ? JSON.parse(JSON.stringify(document[name] ?? null)) : null

/** The ids a value refers to. */
export function referencesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const item of value) referencesIn(item, found)
  else if (value !== null && typeof value === 'object') {
    if ('_ref' in value && typeof value._ref === 'string') found.add(value._ref)
    for (const item of Object.values(value)) referencesIn(item, found)
  }
  return found
}

/** A document with the ids it refers to replaced. The document itself is left alone. */
export function withReferences(
  document: ContentDocument,
  rename: (id: string) => string,
): ContentDocument {
  return JSON.parse(JSON.stringify(document), (name, value: unknown) =>
    name === '_ref' && typeof value === 'string' ? rename(value) : value,
  )
}

const titles = ['title', 'name', 'question', 'label', 'from', 'key']

/** What an editor knows a document by: its title, in French where there are two, else its id. */
export function titleOf(document: ContentDocument): string {
  for (const name of titles) {
    const text = textOf(document[name])
    if (text) return text
  }
  return document._id
}

function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value.trim() || null
  if (value === null || typeof value !== 'object') return null
  if ('fr' in value && typeof value.fr === 'string' && value.fr.trim()) return value.fr.trim()
  if ('en' in value && typeof value.en === 'string' && value.en.trim()) return value.en.trim()
  return null
}
