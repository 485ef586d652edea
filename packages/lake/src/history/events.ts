import { baseId, type LakeDocument } from '../documents/document.ts'
import type { HistoryEvent } from '../storage/types.ts'

interface Edition {
  id: string
  before: LakeDocument | null
  after: LakeDocument | null
}

interface Change {
  transactionId: string
  before: ReadonlyMap<string, LakeDocument | null>
  after: ReadonlyMap<string, LakeDocument | null>
  /** Ids of the drafts and versions of a document before the transaction, by its base id. */
  versions: (base: string) => readonly string[]
  /** A document after the transaction. */
  get: (id: string) => LakeDocument | null
}

const releasePrefix = /^versions\.([^.]+)\./

function release(versionId: string): { releaseId?: string } {
  const [, releaseId] = releasePrefix.exec(versionId) ?? []
  return releaseId === undefined ? {} : { releaseId }
}

/** The list with the events of a release; no document can have its name. */
export const releaseList = (name: string) => `release:${name}`

/** Whether an edition comes into a release or is taken out of it, for the release's own list. */
function inRelease(
  type: 'addDocumentToRelease' | 'discardDocumentFromRelease',
  documentId: string,
  versionId: string,
  revisionId: string,
): HistoryEvent[] {
  const { releaseId } = release(versionId)
  if (releaseId === undefined) return []
  const event = { type, documentId, versionId, revisionId, releaseName: releaseId }
  return [{ lists: [releaseList(releaseId)], event }]
}

/**
 * What a transaction means to editors: documents created, published, unpublished and deleted. Edits of drafts are no
 * events, as the Studio makes them up from transactions.
 */
export function eventsOf(change: Change): HistoryEvent[] {
  const groups = new Map<string, Edition[]>()
  for (const [id, after] of change.after) {
    const base = baseId(id)
    const edition = { id, before: change.before.get(id) ?? null, after }
    const group = groups.get(base)
    if (group) group.push(edition)
    else groups.set(base, [edition])
  }
  return Array.from(groups).flatMap(([base, changed]) => eventsOfGroup(base, changed, change))
}

function eventsOfGroup(
  documentId: string,
  changed: readonly Edition[],
  change: Change,
): HistoryEvent[] {
  const { transactionId, get } = change
  const published = changed.find(({ id }) => id === documentId)
  const versions = changed.filter(({ id }) => id !== documentId)
  const born = versions.filter(({ before, after }) => !before && after).map(({ id }) => id)
  const gone = versions.flatMap(({ id, before, after }) =>
    before && !after ? [{ id, revisionId: before._rev }] : [],
  )
  const ids = [documentId, ...changed.map(({ id }) => id), ...change.versions(documentId)]
  const group = { documentId, transactionId, isLeft: ids.some((id) => get(id)) }

  if (published?.after) {
    const [source, ...others] = gone
    const event = source
      ? publishing(group, source)
      : edited(group, published.before ? 'updateLiveDocument' : 'createLiveDocument')
    return [event, ...removals(group, others), ...additions(group, born)]
  }
  if (published?.before) {
    const draftId = `drafts.${documentId}`
    const draft = get(draftId)
    if (!draft) return [groupDeletion(group, [documentId, ...gone.map(({ id }) => id)])]
    const version = { id: draftId, revisionId: draft._rev }
    const event = { type: 'unpublishDocument', ...about(group, version) }
    const others = born.filter((id) => id !== draftId)
    return [
      { lists: [documentId, draftId], event },
      ...removals(group, gone),
      ...additions(group, others),
    ]
  }
  return [...removals(group, gone), ...additions(group, born)]
}

interface Group {
  documentId: string
  transactionId: string
  /** Whether the transaction leaves anything of the document. */
  isLeft: boolean
}

interface Version {
  id: string
  revisionId: string
}

const about = ({ documentId }: Group, { id, revisionId }: Version) => ({
  documentId,
  versionId: id,
  versionRevisionId: revisionId,
  ...release(id),
})

function publishing(group: Group, source: Version): HistoryEvent {
  const event = {
    type: 'publishDocumentVersion',
    revisionId: group.transactionId,
    publishCause: 'document.publish',
    ...about(group, source),
  }
  return { lists: [group.documentId, source.id], event }
}

function edited({ documentId, transactionId }: Group, type: string): HistoryEvent {
  return { lists: [documentId], event: { type, documentId, revisionId: transactionId } }
}

function groupDeletion({ documentId }: Group, lists: string[]): HistoryEvent {
  return { lists, event: { type: 'deleteDocumentGroup', documentId } }
}

function removals(group: Group, versions: readonly Version[]): HistoryEvent[] {
  const { documentId, transactionId, isLeft } = group
  return versions.flatMap((version) => {
    const event = { type: 'deleteDocumentVersion', ...about(group, version) }
    return [
      ...inRelease('discardDocumentFromRelease', documentId, version.id, transactionId),
      isLeft ? { lists: [version.id], event } : groupDeletion(group, [documentId, version.id]),
    ]
  })
}

function additions(group: Group, ids: readonly string[]): HistoryEvent[] {
  const { documentId, transactionId: revisionId } = group
  return ids.flatMap((id) => [
    {
      lists: [id],
      event: { type: 'createDocumentVersion', ...about(group, { id, revisionId }) },
    },
    ...inRelease('addDocumentToRelease', documentId, id, revisionId),
  ])
}
