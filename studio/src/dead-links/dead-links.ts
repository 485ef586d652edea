import { isCityPath, isOwnPage, itemsOf, ownPlaces, placeOf, swissDay } from '@jalonne/domain'
import { inNoRelease } from '@jalonne/schemas/in-no-release'
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
  /**
   * `gone`: there is no such document; `unpublished`: only a draft; `later`: an article whose day has not come; `noPage`:
   * nothing at the address; `noPlace`: no visible section of the page has the name after `#`.
   */
  reason: 'gone' | 'unpublished' | 'later' | 'noPage' | 'noPlace'
}

/** What `deadLinks` looks through, by `$types`: read raw, drafts as well, but not what is prepared for a release. */
export const deadLinksQuery = `*[_type in $types && ${inNoRelease}]`

/**
 * The links in documents, their drafts before what is published, that lead nowhere for visitors: to a document that is gone
 * or not published, to an article of a later day, to an address that neither a page nor a redirect has, or to a place that
 * is not on the page.
 */
export function deadLinks(
  documents: readonly StoredDocument[],
  now: number = Date.now(),
): DeadLink[] {
  const today = swissDay(now)
  const isLater = ({ _type, date }: StoredDocument) =>
    _type === 'article' && typeof date === 'string' && date > today
  const published = documents.filter(({ _id }) => !isDraftId(_id))
  const publishedIds = new Set(published.map(({ _id }) => _id))
  const later = published.filter(isLater)
  const laterIds = new Set(later.map(({ _id }) => _id))
  const laterAddresses = new Set(later.flatMap(addressesOf))
  const knownIds = new Set<string>(documents.map(({ _id }) => getPublishedId(_id)))
  const addresses = new Set(published.filter((one) => !isLater(one)).flatMap(addressesOf))
  const pages = new Map(
    published.filter(({ _type }) => _type === 'page').map((page) => [page.path, page]),
  )
  const serviceKeys = new Map(
    published.filter(({ _type }) => _type === 'service').map(({ _id, key }) => [_id, key]),
  )

  const ofReference = (id: string): DeadLink['reason'] | null => {
    if (publishedIds.has(id)) return laterIds.has(id) ? 'later' : null
    return knownIds.has(id) ? 'unpublished' : 'gone'
  }
  const ofAddress = (address: string): DeadLink['reason'] | null => {
    const [before = '', place = ''] = address.split('#')
    const [path = ''] = before.split('?')
    const page = pages.get(path)
    if (page) return place === '' || placesOn(page, serviceKeys).includes(place) ? null : 'noPlace'
    if (addresses.has(path) || isCityPath(path) || isOwnPage(path)) return null
    return laterAddresses.has(path) ? 'later' : 'noPage'
  }

  return latest(documents).flatMap((document) =>
    linksIn(document).flatMap((link) => {
      const reason = link.isReference ? ofReference(link.target) : ofAddress(link.target)
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

interface StoredSection {
  _type: string
  _key: string
  anchor?: string
  hidden?: boolean
  spreads?: unknown
}

interface StoredSpread {
  services?: { _ref: string }[]
}

/**
 * The places of a page that a link can lead to: its visible sections, the spreads of services in them, by the key of the
 * first one, and what the site draws there itself.
 */
function placesOn(
  { path, sections }: StoredDocument,
  serviceKeys: ReadonlyMap<string, unknown>,
): unknown[] {
  const places = itemsOf<StoredSection>(sections)
    .filter(({ hidden }) => !hidden)
    .flatMap((section) => [
      placeOf(section),
      ...itemsOf<StoredSpread>(section.spreads).map(({ services }) =>
        serviceKeys.get(services?.[0]?._ref ?? ''),
      ),
    ])
  return [...places, ...ownPlaces(String(path))]
}

function addressesOf(document: StoredDocument): string[] {
  const { _type, from } = document
  const address = _type === 'redirect' ? from : addressOf(_type, document)
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
