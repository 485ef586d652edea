import type { SanityClient } from '@sanity/client'
import { getPublishedId } from '@sanity/client/csm'
import { studioTextQuery } from '../languages/studio-text.ts'
import type { Named } from '../shared/document-name.ts'

/** A document in which an address is written out. */
export interface LinkingDocument extends Named {
  _id: string
  _type: string
}

/** Whether an address, alone or with a place in it (`/pricing#seo`), stands in a document; that of a page itself is no link. */
export const linksTo = (document: { _type?: unknown }, address: string): boolean =>
  holdsAddress(document._type === 'page' ? { ...document, path: null } : document, address)

function holdsAddress(value: unknown, address: string): boolean {
  if (typeof value === 'string') return value.split(/[?#]/)[0] === address
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).some((part) => holdsAddress(part, address))
}

/** The words of an address, by which `linkingQuery` finds it. */
export const wordsOf = (address: string): string => address.split('/').join(' ').trim()

/** Documents in which the words of an address stand; `whole` tells whether they are one. */
export const linkingQuery = `*[!(_type in ["redirect", "sanity.imageAsset"]) && [@, _id] match text::query($words)]{
  _id, _type, "title": ${studioTextQuery('title', 'name', 'question')}, "whole": @
}`

/**
 * Finds the documents that link to an address by its letters, not by choosing the page: those links stay behind when
 * the page moves. It may be one of them itself, unless it is to be removed.
 */
export async function oldLinks(
  client: SanityClient,
  address: string,
  removedId?: string,
): Promise<LinkingDocument[]> {
  const removed = removedId && getPublishedId(removedId)
  const found = await client
    .withConfig({ perspective: 'drafts' })
    .fetch<{ whole: LinkingDocument }[]>(linkingQuery, { words: wordsOf(address) })
  return found
    .map(({ whole }) => ({ ...whole, _id: getPublishedId(whole._id) }))
    .filter((document) => document._id !== removed && linksTo(document, address))
}
