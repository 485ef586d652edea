import { isTombstone, type LakeDocument } from '../documents/document.ts'
import type { DocumentInput, Mutation } from '../documents/mutation.ts'
import { alreadyExists, mutationProblem, unexpectedRevision } from '../mutations/problems.ts'
import type { Action } from './shapes.ts'
import { strengthened } from './strengthen.ts'

/** What actions read of the dataset, as the actions before them have left it. */
export interface ActionBase {
  read(id: string): LakeDocument | null
  /** The drafts and versions there are of a published document, by its id. */
  versions(publishedId: string): readonly string[]
}

/** What is written about a document under another id: all but the fields the lake maintains. */
function copyAs(id: string, document: LakeDocument): DocumentInput & { _id: string } {
  const { _rev, _updatedAt, ...content } = document
  return { ...content, _id: id }
}

/**
 * The mutations that actions stand for, one after the other. Throws `LakeProblem` (404, 409) for an action its
 * documents do not allow.
 */
export function* mutationsOf(actions: readonly Action[], base: ActionBase): Generator<Mutation> {
  for (const [index, action] of actions.entries()) yield* new Step(index, base).mutations(action)
}

class Step {
  readonly #index: number
  readonly #base: ActionBase

  constructor(index: number, base: ActionBase) {
    this.#index = index
    this.#base = base
  }

  *mutations(action: Action): Generator<Mutation> {
    switch (action.actionType) {
      case 'sanity.action.document.create': {
        const { publishedId, attributes, ifExists } = action
        if (this.#base.read(publishedId)) throw alreadyExists(this.#index, publishedId)
        if (ifExists === 'ignore') yield { createIfNotExists: attributes }
        else yield { create: attributes }
        return
      }
      case 'sanity.action.document.edit': {
        const { draftId, publishedId, patch } = action
        yield* this.#ensured(draftId, publishedId)
        yield { patch: { ...patch, id: draftId } }
        return
      }
      case 'sanity.action.document.publish':
        yield* this.#publish(action)
        return
      case 'sanity.action.document.unpublish': {
        const { draftId, publishedId } = action
        this.#existing(publishedId)
        yield* this.#ensured(draftId, publishedId)
        yield { delete: { id: publishedId } }
        return
      }
      case 'sanity.action.document.discard':
        yield { delete: { id: this.#existing(action.draftId)._id, purge: action.purge } }
        return
      case 'sanity.action.document.delete':
        yield* this.#delete(action.publishedId, action.includeDrafts, action.purge)
        return
      case 'sanity.action.document.replaceDraft':
        if (!this.#base.read(action.attributes._id)) this.#existing(action.publishedId)
        yield { createOrReplace: action.attributes }
        return
      case 'sanity.action.document.version.create':
        yield { create: action.document ?? this.#version(action) }
        return
      case 'sanity.action.document.version.discard':
        yield { delete: { id: this.#existing(action.versionId)._id, purge: action.purge } }
        return
      case 'sanity.action.document.version.replace':
        this.#existing(action.document._id)
        yield { createOrReplace: action.document }
        return
      case 'sanity.action.document.version.unpublish': {
        const { versionId, publishedId } = action
        this.#existing(publishedId)
        yield* this.#ensured(versionId, publishedId)
        const marked = { setIfMissing: { _system: {} }, set: { '_system.delete': true } }
        yield { patch: { id: versionId, ...marked } }
        return
      }
      default:
    }
  }

  #existing(id: string): LakeDocument {
    const document = this.#base.read(id)
    if (document) return document
    const description = `The document "${id}" was not found`
    throw mutationProblem(404, this.#index, 'documentNotFoundError', description, { id })
  }

  #expectRevision(document: LakeDocument | null, expected: string | undefined): void {
    if (expected === undefined || document?._rev === expected) return
    throw unexpectedRevision(this.#index, document?._id ?? '', document?._rev ?? '', expected)
  }

  /** Makes a draft or version from the published document where there is none yet. */
  *#ensured(id: string, publishedId: string): Generator<Mutation> {
    if (!this.#base.read(id)) yield { create: copyAs(id, this.#existing(publishedId)) }
  }

  *#publish({
    draftId,
    publishedId,
    ifDraftRevisionId,
    ifPublishedRevisionId,
  }: Extract<Action, { actionType: 'sanity.action.document.publish' }>): Generator<Mutation> {
    const draft = this.#existing(draftId)
    const published = this.#base.read(publishedId)
    this.#expectRevision(draft, ifDraftRevisionId)
    this.#expectRevision(published, ifPublishedRevisionId)
    if (isTombstone(draft)) yield { delete: { id: publishedId } }
    else {
      const _createdAt = published?._createdAt ?? draft._createdAt
      const copy = strengthened({ ...copyAs(publishedId, draft), _createdAt })
      yield { createOrReplace: copy as DocumentInput & { _id: string } }
    }
    yield { delete: { id: draftId } }
  }

  *#delete(publishedId: string, included: readonly string[], purge: boolean): Generator<Mutation> {
    this.#existing(publishedId)
    const forgotten = this.#base
      .versions(publishedId)
      .find((id) => !included.includes(id) && this.#base.read(id))
    if (forgotten !== undefined) {
      const description = `"${publishedId}" cannot be deleted without "${forgotten}"`
      const type = 'documentHasVersionsError'
      throw mutationProblem(409, this.#index, type, description, { id: forgotten })
    }
    // A draft that was published is gone, but its history is there.
    const past = purge ? [`drafts.${publishedId}`] : []
    for (const id of new Set([publishedId, ...included, ...past])) yield { delete: { id, purge } }
  }

  #version({
    baseId = '',
    versionId = '',
    ifBaseRevisionId,
  }: Extract<Action, { actionType: 'sanity.action.document.version.create' }>): DocumentInput {
    const base = this.#existing(baseId)
    this.#expectRevision(base, ifBaseRevisionId)
    return copyAs(versionId, base)
  }
}
