import { evaluateSync } from 'groq-js'
import type { Change, Dataset } from '../dataset.ts'
import { isPublicId, type LakeDocument } from '../documents/document.ts'
import { parseWith } from '../engine/parse.ts'
import { encodeEffects } from '../mendoza/index.ts'
import { LakeProblem } from '../problem.ts'
import type { EventStream } from './event-stream.ts'
import type { Streams } from './streams.ts'

export interface ListenRequest {
  query: string
  params: Record<string, unknown>
  /** Without a token only documents that everyone may read. */
  isAnonymous: boolean
  includeMutations: boolean
  includeResult: boolean
  includePreviousRevision: boolean
  /** Documents of releases too. */
  includeAllVersions: boolean
  /** What the change did, as mendoza patches. */
  includeEffects: boolean
  visibility: string
  signal: AbortSignal
}

type Matches = (document: LakeDocument | null) => boolean

function matcher(request: ListenRequest): Matches {
  const { query, params, isAnonymous, includeAllVersions } = request
  const tree = parseWith(query, params)
  return (document) => {
    if (!document) return false
    if (isAnonymous && !isPublicId(document._id)) return false
    if (!includeAllVersions && document._id.startsWith('versions.')) return false
    try {
      const found: unknown = evaluateSync(tree, { dataset: [document], params }).data
      return Array.isArray(found) ? found.length > 0 : Boolean(found)
    } catch {
      return false
    }
  }
}

/** Tells one listener of a transaction: an event for each document that matches before or after. */
function tell(stream: EventStream, matches: Matches, request: ListenRequest, change: Change): void {
  const { commit, before, applied } = change
  for (const [index, documentId] of commit.documentIds.entries()) {
    const previous = before.get(documentId) ?? null
    const result = commit.documents.get(documentId) ?? null
    const [matched, matchesNow] = [matches(previous), matches(result)]
    if (!matched && !matchesNow) continue
    const eventId = `${commit.id}#${documentId}`
    stream.send({
      event: 'mutation',
      id: eventId,
      data: {
        eventId,
        documentId,
        transactionId: commit.id,
        transition: matched ? (matchesNow ? 'update' : 'disappear') : 'appear',
        identity: commit.author ?? '<system>',
        ...(request.includeMutations ? { mutations: applied.get(documentId) ?? [] } : {}),
        ...(previous ? { previousRev: previous._rev } : {}),
        resultRev: commit.id,
        ...(request.includeResult && result ? { result } : {}),
        ...(request.includePreviousRevision && previous ? { previous } : {}),
        ...(request.includeEffects ? { effects: encodeEffects(previous, result) } : {}),
        timestamp: commit.timestamp,
        visibility: request.visibility,
        transactionTotalEvents: commit.documentIds.length,
        transactionCurrentEvent: index + 1,
      },
    })
  }
}

/** `/data/listen`: the changes of documents a query matches, as they are committed. */
export function openListen(dataset: Dataset, streams: Streams, request: ListenRequest): Response {
  let stop = () => {}
  const stream = streams.open(request.signal, () => stop())
  try {
    const matches = matcher(request)
    stop = dataset.observe((change) => tell(stream, matches, request, change))
    stream.send({ event: 'welcome', data: { listenerName: crypto.randomUUID() } })
  } catch (error) {
    // An EventSource cannot read the body of a refusal, so the reason is an event.
    const problem = error instanceof LakeProblem ? error : null
    const description = problem?.message ?? 'The listener could not be set up'
    const data = { error: { type: problem?.type, description, ...problem?.details } }
    stream.send({ event: 'channelError', data })
    stream.close()
  }
  return stream.response
}
