import { LakeProblem } from '../problem.ts'
import { isPublicId, isPublishedId } from './document.ts'

/**
 * How a query sees the dataset. `raw` is every document as stored. Any other perspective shows one edition of each
 * document under its base id: `candidates` gives the ids to look for, best first.
 */
export interface Perspective {
  /** Canonical name; equal names see the same documents. */
  readonly name: string
  readonly isPrivate: boolean
  readonly candidates: ((id: string) => string[]) | null
}

export const raw: Perspective = { name: 'raw', isPrivate: true, candidates: null }

/** What everyone may read: documents without a dot in their id. */
export const publicDocuments: Perspective = {
  name: 'public',
  isPrivate: false,
  candidates: (id) => (isPublicId(id) ? [id] : []),
}

export const published: Perspective = {
  name: 'published',
  isPrivate: false,
  candidates: (id) => (isPublishedId(id) ? [id] : []),
}

const layerName = /^[A-Za-z0-9_-]{1,64}$/
const maxLayers = 32

function candidate(layer: string, id: string): string {
  if (layer === 'published') return id
  return layer === 'drafts' ? `drafts.${id}` : `versions.${layer}.${id}`
}

/**
 * Reads the `perspective` parameter: a name or a stack `a,b,c`, leftmost first; published documents are always at the
 * bottom. Throws `LakeProblem` 400 for anything else.
 */
export function parsePerspective(text: string): Perspective {
  const layers = text.split(',').map((layer) => (layer === 'previewDrafts' ? 'drafts' : layer))
  if (layers.length === 1 && layers[0] === 'raw') return raw
  if (layers.length === 1 && layers[0] === 'published') return published
  const known = layers.every((layer) => layerName.test(layer) && layer !== 'raw')
  if (!known || layers.length > maxLayers) {
    const description = `"${text.slice(0, 100)}" is not a perspective: use published, drafts, raw or names separated by commas`
    throw new LakeProblem(400, 'invalidPerspectiveError', description)
  }
  if (!layers.includes('published')) layers.push('published')
  return {
    name: layers.join(','),
    isPrivate: true,
    candidates: (id) => (isPublishedId(id) ? layers.map((layer) => candidate(layer, id)) : []),
  }
}

/** The perspective of a request that names none: published since API version 2025-02-19, raw before. */
export function defaultPerspective(apiVersion: string): Perspective {
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(apiVersion)
  const isNew = apiVersion.toLowerCase() === 'x' || (isDate && apiVersion >= '2025-02-19')
  return isNew ? published : raw
}
