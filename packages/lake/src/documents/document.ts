/** A document as the lake keeps it: what the editor wrote plus the four fields the lake maintains. */
export interface LakeDocument {
  readonly _id: string
  readonly _type: string
  readonly _rev: string
  readonly _createdAt: string
  readonly _updatedAt: string
  readonly [attribute: string]: unknown
}

const draftPrefix = 'drafts.'
const versionPrefix = 'versions.'

/** Whether it is of a draft. */
export const isDraftId = (id: string): boolean => id.startsWith(draftPrefix)

/** Whether it is of a document in a release. */
export const isVersionId = (id: string): boolean => id.startsWith(versionPrefix)

/** `drafts.x` and `versions.name.x` are editions of `x`; any other id is its own base. */
export function baseId(id: string): string {
  if (isDraftId(id)) return id.slice(draftPrefix.length)
  if (!isVersionId(id)) return id
  const end = id.indexOf('.', versionPrefix.length)
  return end === -1 ? id : id.slice(end + 1)
}

/** Whether a document can be published under this id: it is there, and neither that of a draft nor of a version. */
export const isPublishedId = (id: string): boolean =>
  id !== '' && !isDraftId(id) && !isVersionId(id)

/** Whether an id is a plain one, or that of an edition of a plain one: no draft has drafts of its own. Older lakes took others. */
export const isDocumentId = (id: string): boolean => isPublishedId(baseId(id))

/** Anyone may read documents whose id has no dot; all others are private to people with a token. */
export function isPublicId(id: string): boolean {
  return !id.includes('.')
}

/** `_system.delete` marks a version that stands for taking the document away. */
export function isTombstone(document: LakeDocument): boolean {
  const system = document._system
  return (
    system !== null && typeof system === 'object' && 'delete' in system && system.delete === true
  )
}
