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

const RELEASE = /^versions\.([^.]+)\./

function release(versionId: string): { releaseId?: string } {
  const [, releaseId] = RELEASE.exec(versionId) ?? []
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
  { transactionId, versions: known, get }: Change,
): HistoryEvent[] {
  const events: HistoryEvent[] = []
  const published = changed.find(({ id }) => id === documentId)
  const versions = changed.filter(({ id }) => id !== documentId)
  const born = versions.filter(({ before, after }) => !before && after)
  const gone = versions.filter(({ before, after }) => before && !after)
  const isLeft = () =>
    [documentId, ...changed.map(({ id }) => id), ...known(documentId)].some((id) => get(id))
  const about = ({ id }: Edition, versionRevisionId: string) => {
    return { documentId, versionId: id, versionRevisionId, ...release(id) }
  }
  const draftId = `drafts.${documentId}`
  let unpublished: Edition | null = null
  let source: Edition | null = null

  if (published?.after) {
    const [version] = gone
    const revisionId = transactionId
    if (version?.before) {
      source = version
      const event = {
        type: 'publishDocumentVersion',
        revisionId,
        publishCause: 'document.publish',
        ...about(version, version.before._rev),
      }
      events.push({ lists: [documentId, version.id], event })
    } else {
      const type = published.before ? 'updateLiveDocument' : 'createLiveDocument'
      events.push({ lists: [documentId], event: { type, documentId, revisionId } })
    }
  } else if (published?.before) {
    const draft = get(draftId)
    if (draft) {
      unpublished = { id: draftId, before: null, after: draft }
      const event = { type: 'unpublishDocument', ...about(unpublished, draft._rev) }
      events.push({ lists: [documentId, draftId], event })
    } else {
      const lists = [documentId, ...gone.map(({ id }) => id)]
      events.push({ lists, event: { type: 'deleteDocumentGroup', documentId } })
      return events
    }
  }
  for (const version of gone) {
    if (version === source || !version.before) continue
    events.push(...inRelease('discardDocumentFromRelease', documentId, version.id, transactionId))
    if (!isLeft()) {
      const event = { type: 'deleteDocumentGroup', documentId }
      events.push({ lists: [documentId, version.id], event })
    } else {
      const event = { type: 'deleteDocumentVersion', ...about(version, version.before._rev) }
      events.push({ lists: [version.id], event })
    }
  }
  for (const version of born) {
    if (version.id === unpublished?.id) continue
    const event = { type: 'createDocumentVersion', ...about(version, transactionId) }
    events.push({ lists: [version.id], event })
    events.push(...inRelease('addDocumentToRelease', documentId, version.id, transactionId))
  }
  return events
}
