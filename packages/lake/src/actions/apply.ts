import type { LakeDocument } from '../documents/document.ts'
import type { DocumentInput, Mutation } from '../documents/mutation.ts'
import { mutationProblem, unexpectedRevision } from '../mutations/problems.ts'
import type { Action } from './parse.ts'
import { strengthened } from './strengthen.ts'

type Read = (id: string) => LakeDocument | null

/** What is written about a document under another id: all but the fields the lake maintains. */
function copyAs(id: string, document: LakeDocument): DocumentInput & { _id: string } {
  const { _rev, _updatedAt, ...content } = document
  return { ...content, _id: id }
}

/**
 * The mutations that actions stand for, one after the other: `read` shows the documents as those already given have
 * left them. Throws `LakeProblem` (404, 409) for an action its documents do not allow.
 */
export function* mutationsOf(actions: readonly Action[], read: Read): Generator<Mutation> {
  for (const [index, action] of actions.entries()) yield* mutationsOfOne(action, index, read)
}

function* mutationsOfOne(action: Action, index: number, read: Read): Generator<Mutation> {
  const existing = (id: string): LakeDocument => {
    const document = read(id)
    if (document) return document
    const description = `The document "${id}" was not found`
    throw mutationProblem(404, index, 'documentNotFoundError', description, { id })
  }
  const expectRevision = (document: LakeDocument | null, expected: string | undefined) => {
    if (expected === undefined || document?._rev === expected) return
    throw unexpectedRevision(index, document?._id ?? '', document?._rev ?? '', expected)
  }

  switch (action.actionType) {
    case 'sanity.action.document.create': {
      const { attributes, ifExists } = action
      if (ifExists === 'ignore') yield { createIfNotExists: attributes }
      else yield { create: attributes }
      return
    }
    case 'sanity.action.document.edit': {
      const { draftId, publishedId, patch } = action
      if (!read(draftId)) yield { create: copyAs(draftId, existing(publishedId)) }
      yield { patch: { ...patch, id: draftId } }
      return
    }
    case 'sanity.action.document.publish': {
      const { draftId, publishedId } = action
      const draft = existing(draftId)
      const published = read(publishedId)
      expectRevision(draft, action.ifDraftRevisionId)
      expectRevision(published, action.ifPublishedRevisionId)
      const _createdAt = published?._createdAt ?? draft._createdAt
      const copy = strengthened({ ...copyAs(publishedId, draft), _createdAt })
      yield { createOrReplace: copy as DocumentInput & { _id: string } }
      yield { delete: { id: draftId } }
      return
    }
    case 'sanity.action.document.unpublish': {
      const { draftId, publishedId } = action
      const published = existing(publishedId)
      if (!read(draftId)) yield { create: copyAs(draftId, published) }
      yield { delete: { id: publishedId } }
      return
    }
    case 'sanity.action.document.discard':
      yield { delete: { id: existing(action.draftId)._id } }
      return
    case 'sanity.action.document.version.discard':
      yield { delete: { id: existing(action.versionId)._id } }
      return
    case 'sanity.action.document.delete':
      for (const id of [action.publishedId, ...action.includeDrafts]) yield { delete: { id } }
      return
    case 'sanity.action.document.replaceDraft':
      yield { createOrReplace: action.attributes }
      return
    default:
  }
}
