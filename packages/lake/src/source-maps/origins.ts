import { DateTime, Path } from 'groq-js'
import type { PathSegment } from './json-path.ts'

/** A stored document; in an overlay `_originalId` is the id it is stored under. */
export interface SourceDocument {
  readonly _id: string
  readonly _type: string
  readonly [attribute: string]: unknown
}

/** Where a value came from. */
export type Origin =
  /** It is, unchanged and whole, what the document has at this path. */
  | { kind: 'document'; document: SourceDocument; path: readonly PathSegment[] }
  /** Documents are among its items; the others are of unknown origin. */
  | { kind: 'documents'; get: (id: string) => SourceDocument | null }
  | { kind: 'object'; fields: ReadonlyMap<string, Origin> }
  | { kind: 'array'; items: readonly Origin[] }
  | { kind: 'literal' | 'unknown' }

/** A value, in the terms of groq-js, with its origin. */
export interface Traced {
  readonly value: unknown
  readonly origin: Origin
}

export type Fields = Readonly<Record<string, unknown>>

export const unknown: Origin = { kind: 'unknown' }
export const literal: Origin = { kind: 'literal' }
export const nothing: Traced = { value: null, origin: unknown }

/** Whether GROQ takes the value for an object. */
export function isFields(value: unknown): value is Fields {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return false
  return !(value instanceof DateTime) && !(value instanceof Path)
}

/** The attribute as the document is stored: an overlay shows it under another id. */
function stored(document: SourceDocument, name: string): Origin {
  const { _id, _originalId } = document
  if (typeof _originalId === 'string') {
    if (name === '_originalId') return { kind: 'document', document, path: ['_id'] }
    if (name === '_id' && _id !== _originalId) return unknown
  }
  return { kind: 'document', document, path: [name] }
}

/** The origin of an attribute of an object with this origin. */
export function fieldOrigin(origin: Origin, name: string): Origin {
  if (origin.kind === 'object') return origin.fields.get(name) ?? unknown
  if (origin.kind === 'literal') return literal
  if (origin.kind !== 'document') return unknown
  const { document, path } = origin
  if (path.length === 0) return stored(document, name)
  return { kind: 'document', document, path: [...path, name] }
}

const segments = new WeakMap<readonly unknown[], PathSegment[]>()

/** How to name each item: by its key, where no other item before it has the same. */
function segmentsOf(items: readonly unknown[]): PathSegment[] {
  const known = segments.get(items)
  if (known) return known
  const seen = new Set<string>()
  const made = items.map((item, index) => {
    const key = isFields(item) && typeof item._key === 'string' ? item._key : null
    if (key === null || seen.has(key)) return { index, key: null }
    seen.add(key)
    return { index, key }
  })
  segments.set(items, made)
  return made
}

/** The origin of the item at `index` of a list with this origin. */
export function itemOrigin(origin: Origin, items: readonly unknown[], index: number): Origin {
  if (origin.kind === 'array') return origin.items[index] ?? unknown
  if (origin.kind === 'literal') return literal
  if (origin.kind === 'documents') return recognised(items[index], origin.get)
  if (origin.kind !== 'document') return unknown
  const segment = segmentsOf(items)[index]
  const { document, path } = origin
  return segment ? { kind: 'document', document, path: [...path, segment] } : unknown
}

/** The origin of what groq-js returned: documents pass through it as they are, and can be told by that. */
export function recognised(value: unknown, get: (id: string) => SourceDocument | null): Origin {
  if (Array.isArray(value)) return { kind: 'documents', get }
  if (!isFields(value) || typeof value._id !== 'string') return unknown
  const document = get(value._id)
  return document && document === value ? { kind: 'document', document, path: [] } : unknown
}

/** An item of an array, with its origin; null past its end. */
export function itemAt({ value, origin }: Traced, index: number): Traced {
  const items = Array.isArray(value) ? value : []
  return { value: items[index] ?? null, origin: itemOrigin(origin, items, index) }
}

/** An attribute of an object, with its origin; null where it has none. */
export function fieldOf({ value, origin }: Traced, name: string): Traced {
  if (!isFields(value) || !Object.hasOwn(value, name)) return nothing
  return { value: value[name] ?? null, origin: fieldOrigin(origin, name) }
}

/** The items of an array, each with its origin; none of what is no array. */
export function itemsOf(list: Traced): Traced[] {
  return Array.isArray(list.value) ? list.value.map((_item, index) => itemAt(list, index)) : []
}

/** An array of values, each with an origin of its own. */
export function listOf(items: readonly Traced[]): Traced {
  return {
    value: items.map((item) => item.value),
    origin: { kind: 'array', items: items.map((item) => item.origin) },
  }
}
