import * as v from 'valibot'
import { baseId, isPublishedId } from '../documents/document.ts'
import { documentId, patchOperations, typeName } from '../mutations/shapes.ts'
import { objectWith } from '../plain-object.ts'

const prefix = 'sanity.action.document.'
const named = <const Name extends string>(name: Name) => v.literal(`${prefix}${name}` as const)

const publishedId = v.pipe(
  documentId,
  v.check(isPublishedId, 'must be the id of a published document'),
)
const editionId = v.pipe(
  documentId,
  v.check((id) => baseId(id) !== id, 'must start with drafts. or versions.<name>.'),
)
const attributes = objectWith({ _id: editionId, _type: typeName })
const revision = v.optional(v.string())
const purge = v.optional(v.boolean(), false)

/** One action in the wire format of `/data/actions`. */
export const action = v.variant('actionType', [
  v.object({
    actionType: named('create'),
    publishedId,
    attributes,
    ifExists: v.optional(v.picklist(['fail', 'ignore']), 'fail'),
  }),
  v.object({
    actionType: named('edit'),
    draftId: editionId,
    publishedId,
    patch: v.object(patchOperations),
  }),
  v.object({
    actionType: named('publish'),
    draftId: editionId,
    publishedId,
    ifDraftRevisionId: revision,
    ifPublishedRevisionId: revision,
  }),
  v.object({ actionType: named('unpublish'), draftId: editionId, publishedId }),
  v.object({ actionType: named('discard'), draftId: editionId, purge }),
  v.object({
    actionType: named('delete'),
    publishedId,
    includeDrafts: v.optional(v.array(editionId), []),
    purge,
  }),
  v.object({ actionType: named('replaceDraft'), publishedId, attributes }),
  v.object({ actionType: named('version.discard'), versionId: editionId, purge }),
  v.object({ actionType: named('version.replace'), document: attributes }),
  v.object({ actionType: named('version.unpublish'), versionId: editionId, publishedId }),
  v.object({
    actionType: named('version.create'),
    publishedId,
    document: v.optional(attributes),
    baseId: v.optional(documentId),
    versionId: v.optional(editionId),
    ifBaseRevisionId: revision,
  }),
])

/** One step of what an editor does to a document. */
export type Action = v.InferOutput<typeof action>

/** Ids of the drafts and versions an action names next to its published document. */
function editionsOf(given: Action): (string | undefined)[] {
  switch (given.actionType) {
    case 'sanity.action.document.create':
    case 'sanity.action.document.replaceDraft':
      return [given.attributes._id]
    case 'sanity.action.document.delete':
      return given.includeDrafts
    case 'sanity.action.document.version.create':
      return [given.document?._id, given.versionId]
    default:
      if ('draftId' in given) return [given.draftId]
      return 'versionId' in given ? [given.versionId] : []
  }
}

/** What is wrong with an action although each of its parts is right; null when nothing is. */
export function contradiction(given: Action): string | null {
  if (given.actionType === 'sanity.action.document.version.create') {
    const { document, baseId: base, versionId } = given
    const isCopy = base !== undefined && versionId !== undefined
    if ((document !== undefined) === isCopy) return 'needs a document, or a baseId and a versionId'
  }
  if (!('publishedId' in given)) return null
  const stranger = editionsOf(given).find(
    (id) => id !== undefined && baseId(id) !== given.publishedId,
  )
  return stranger === undefined ? null : `"${stranger}" is no edition of "${given.publishedId}"`
}
