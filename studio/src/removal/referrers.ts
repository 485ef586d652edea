import type { SanityClient } from '@sanity/client'
import { getPublishedId } from '@sanity/client/csm'
import { type Named, nameFields } from '../shared/document-name.ts'
import type { QueryArguments } from '../shared/live-query.ts'

/** A document that shows another one or links to it. */
export interface Referrer extends Named {
  _id: string
  _type: string
}

const query = `*[references($id)]{_id, _type, ${nameFields.join(', ')}}`

/** Asks for what refers to a document, drafts and versions too: the lake heeds all of them. */
export const referrersQuery = (id: string): QueryArguments => [query, { id }, 'raw']

/** The documents that refer to another one, by their published ids. */
export async function referrersOf(client: SanityClient, id: string): Promise<Referrer[]> {
  const found = await client.fetch<Referrer[]>(query, { id }, { perspective: 'raw' })
  return referrers(found, id)
}

/** Each document that refers to another one, once, by its published id; not that document itself. */
export function referrers(found: readonly Referrer[], id: string): Referrer[] {
  const others = new Map<string, Referrer>()
  for (const referrer of found) {
    const _id = getPublishedId(referrer._id)
    if (_id !== id) others.set(_id, { ...referrer, _id })
  }
  return [...others.values()]
}
