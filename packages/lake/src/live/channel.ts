import { evaluateSync } from 'groq-js'
import type { TransactionEvent } from '../dataset/change.ts'
import type { Dataset } from '../dataset.ts'
import { toReader } from '../documents/asset-addresses.ts'
import { authorName } from '../documents/author.ts'
import { isDraftId, isPublicId, isVersionId, type LakeDocument } from '../documents/document.ts'
import { inTurn, turnMs } from '../engine/anonymous.ts'
import type { Node } from '../groq/ast.ts'
import { withDeadline } from '../groq/deadline.ts'
import { notEvaluated } from '../groq/not-evaluated.ts'
import { encodeEffects } from '../mendoza/index.ts'
import type { LakeProblem } from '../problem.ts'
import { partialEventId } from './event-ids.ts'
import { channelError, type EventStream, encodeEvent } from './event-stream.ts'
import type { ListenRequest } from './listen-request.ts'

const mostMs = 100

const shapesOrSorts = new Set<Node['type']>([
  'AccessAttribute',
  'AccessElement',
  'ArrayCoerce',
  'FlatMap',
  'Group',
  'Map',
  'PipeFuncCall',
  'Projection',
  'Slice',
])

/** The part of a query that says which documents it is about; a listener hears of them whatever is shown, and in what order. */
function selectionOf(tree: Node): Node {
  let node = tree
  while (shapesOrSorts.has(node.type) && 'base' in node && node.base) node = node.base
  return node.type === 'Filter' || node.type === 'Everything' ? node : tree
}

/** Listeners with the same request: each event is worked out and encoded once for all of them. */
export class Channel {
  readonly streams = new Set<EventStream>()
  readonly #dataset: Dataset
  readonly #request: ListenRequest
  readonly #tree: Node

  constructor(dataset: Dataset, request: ListenRequest, tree: Node) {
    this.#dataset = dataset
    this.#request = request
    this.#tree = selectionOf(tree)
  }

  /** Sends everybody a change of the document at `index` in a transaction. */
  send(change: TransactionEvent, index: number): void {
    const bytes = this.event(change, index)
    if (bytes) for (const stream of [...this.streams]) stream.write(bytes)
  }

  /** The event of a change; null where the document matches neither before nor after. */
  event({ position, commit, before, applied }: TransactionEvent, index: number): Uint8Array | null {
    const documentId = commit.documentIds[index] ?? ''
    const previous = before.get(documentId) ?? null
    const result = commit.documents.get(documentId) ?? null
    const [matched, matches] = [this.#matches(previous), this.#matches(result)]
    if (!matched && !matches) return null
    const request = this.#request
    const data = {
      eventId: `${commit.id}#${documentId}`,
      documentId,
      transactionId: commit.id,
      transition: matched ? (matches ? 'update' : 'disappear') : 'appear',
      identity: authorName(commit.author),
      ...(request.includeMutations ? { mutations: applied.get(documentId) ?? [] } : {}),
      ...(previous ? { previousRev: previous._rev } : {}),
      resultRev: commit.id,
      ...(request.includeResult && result ? { result } : {}),
      ...(request.includePreviousRevision && previous ? { previous } : {}),
      ...(request.includeEffects ? { effects: this.#effects(commit, documentId, previous) } : {}),
      timestamp: commit.timestamp,
      visibility: request.visibility,
      transactionTotalEvents: commit.documentIds.length,
      transactionCurrentEvent: index + 1,
    }
    const id = partialEventId(this.#dataset, position, index + 1)
    return encodeEvent({ event: 'mutation', id, data }, (json) => toReader(json, request.base))
  }

  #effects(commit: TransactionEvent['commit'], id: string, previous: LakeDocument | null) {
    return commit.effects?.get(id) ?? encodeEffects(previous, commit.documents.get(id) ?? null)
  }

  #matches(document: LakeDocument | null): boolean {
    if (!document) return false
    const { client, includeDrafts, includeVersions } = this.#request
    const { _id: id } = document
    if (client !== null && !isPublicId(id)) return false
    if (!includeDrafts && isDraftId(id)) return false
    if (!includeVersions && isVersionId(id)) return false
    try {
      const found = this.#found(document)
      return Array.isArray(found) ? found.length > 0 : Boolean(found)
    } catch (error) {
      // Unheard, they would take no event for no change.
      this.#end(notEvaluated(error))
      return false
    }
  }

  #found(document: LakeDocument): unknown {
    const { client, params } = this.#request
    const { anonymous } = this.#dataset
    const evaluate = (): unknown => evaluateSync(this.#tree, { dataset: [document], params }).data
    if (client === null || !anonymous) return withDeadline(performance.now() + mostMs, evaluate)
    // It looks at one document, as those that go by an index do: others must not use up what it takes.
    return inTurn(anonymous, { client, ms: turnMs, spare: anonymous.indexedTime }, evaluate)
  }

  /** Sends everybody away whose query can't be evaluated, or takes too much of each change. */
  #end(problem: LakeProblem): void {
    for (const stream of [...this.streams]) {
      stream.send(channelError(problem))
      stream.close()
    }
  }
}
