import { cityOfPath, cityTemplatePaths, isOwnPage } from '@jalonne/domain'
import { getPublishedId, isDraftId } from '@sanity/client/csm'
import { addressOf } from '../addresses/address.ts'

/** A document as it is stored, or its draft. */
export interface StoredDocument {
  _id: string
  _type: string
  [field: string]: unknown
}

/** A link or redirect that leads visitors to nothing. */
export interface DeadLink {
  /** The document it stands in, by its published id. */
  id: string
  type: string
  /** Where in it, as the Studio writes paths: `sections[_key=="card"].link`. */
  path: string
  /** What it leads to: an address, or the id of a document. */
  target: string
  /** `gone`: there is no such document; `unpublished`: only a draft; `noPage`: nothing at the address. */
  reason: 'gone' | 'unpublished' | 'noPage'
}

/**
 * The links in documents, their drafts before what is published, that lead nowhere for visitors: to a document that is gone
 * or not published, or to an address that neither a page nor a redirect has.
 */
export function deadLinks(documents: readonly StoredDocument[]): DeadLink[] {
  const published = new Set(documents.filter(({ _id }) => !isDraftId(_id)).map(({ _id }) => _id))
  const known = new Set<string>(documents.map(({ _id }) => getPublishedId(_id)))
  const addresses = new Set(
    documents.filter(({ _id }) => !isDraftId(_id)).flatMap((document) => addressesOf(document)),
  )
  const isDead = ({ target, isReference }: Link): DeadLink['reason'] | null => {
    if (isReference)
      return published.has(target) ? null : known.has(target) ? 'unpublished' : 'gone'
    const [path = ''] = target.split(/[?#]/)
    // A town is shown whether anybody has written about it or not.
    const isTown = cityTemplatePaths.some((template) => cityOfPath(path, template))
    return path === '' || addresses.has(path) || isTown || isOwnPage(path) ? null : 'noPage'
  }
  return latest(documents).flatMap((document) =>
    linksIn(document).flatMap((link) => {
      const reason = isDead(link)
      const { path, target } = link
      const { _id, _type } = document
      return reason ? [{ id: getPublishedId(_id), type: _type, path, target, reason }] : []
    }),
  )
}

interface Link {
  path: string
  target: string
  isReference: boolean
}

/** Of each document its draft, or what is published where there is none. */
function latest(documents: readonly StoredDocument[]): StoredDocument[] {
  const drafts = documents.filter(({ _id }) => isDraftId(_id))
  const drafted = new Set<string>(drafts.map(({ _id }) => getPublishedId(_id)))
  return documents.filter(({ _id }) => isDraftId(_id) || !drafted.has(_id))
}

// A service has no page of its own: its address is a link, too.
function addressesOf(document: StoredDocument): string[] {
  const { _type, from } = document
  const address =
    _type === 'redirect' ? from : _type === 'service' ? null : addressOf(_type, document)
  return typeof address === 'string' ? [address] : []
}

/** The links of a document, wherever they stand in it, with the path of each. */
function linksIn(document: StoredDocument): Link[] {
  const { _type, path, to } = document
  const own = _type === 'service' ? { path } : _type === 'redirect' ? { to } : {}
  const ofItsOwn = Object.entries(own).flatMap(([field, target]) => addressed(field, target))
  return [
    ...ofItsOwn,
    ...Object.entries(document).flatMap(([field, value]) => within(field, value)),
  ]
}

function within(place: string, value: unknown): Link[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => within(`${place}[${keyOf(item) ?? index}]`, item))
  }
  if (typeof value !== 'object' || value === null) return []
  const { _type, page, path } = value as {
    _type?: unknown
    page?: { _ref?: unknown }
    path?: unknown
  }
  if (['link', 'textLink', 'chatAction'].includes(String(_type))) {
    const target = page?._ref
    return typeof target === 'string'
      ? [{ path: `${place}.page`, target, isReference: true }]
      : addressed(`${place}.path`, path)
  }
  return Object.entries(value).flatMap(([field, inside]) => within(`${place}.${field}`, inside))
}

const keyOf = (item: unknown) => {
  const { _key } = (item ?? {}) as { _key?: unknown }
  return typeof _key === 'string' ? `_key=="${_key}"` : null
}

/** A link by an address on this site; none where there is no address, or one elsewhere. */
const addressed = (path: string, target: unknown): Link[] =>
  typeof target === 'string' && target.startsWith('/') ? [{ path, target, isReference: false }] : []
