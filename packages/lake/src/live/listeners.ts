import type { Change } from '../dataset/change.ts'
import type { Dataset } from '../dataset.ts'
import { everything } from '../engine/buckets.ts'
import type { Node } from '../groq/ast.ts'
import { Channel } from './channel.ts'
import type { EventStream } from './event-stream.ts'
import type { ListenRequest } from './listen-request.ts'

/**
 * Everybody who listens to a dataset, found by the buckets their queries are about: a change looks at those it may
 * concern, however many there are.
 */
export class Listeners {
  readonly #dataset: Dataset
  readonly #channels = new Map<string, Channel>()
  readonly #byBucket = new Map<string, Set<Channel>>()

  constructor(dataset: Dataset) {
    this.#dataset = dataset
    dataset.observe((change) => this.#send(change))
  }

  /** Adds a listener; gives its channel and how to leave it. */
  join(
    stream: EventStream,
    request: ListenRequest,
    tree: Node,
  ): { channel: Channel; leave: () => void } {
    const name = JSON.stringify(request)
    const buckets = this.#dataset.bucketsOfQuery(tree, request.params) ?? [everything]
    let channel = this.#channels.get(name)
    if (!channel) {
      channel = new Channel(this.#dataset, request, tree)
      this.#channels.set(name, channel)
      for (const bucket of buckets) {
        const others = this.#byBucket.get(bucket)
        if (others) others.add(channel)
        else this.#byBucket.set(bucket, new Set([channel]))
      }
    }
    const joined = channel
    joined.streams.add(stream)
    const leave = () => {
      joined.streams.delete(stream)
      if (joined.streams.size > 0 || this.#channels.get(name) !== joined) return
      this.#channels.delete(name)
      for (const bucket of buckets) {
        const others = this.#byBucket.get(bucket)
        others?.delete(joined)
        if (others?.size === 0) this.#byBucket.delete(bucket)
      }
    }
    return { channel: joined, leave }
  }

  #send(change: Change): void {
    if (this.#channels.size === 0) return
    for (const [index, id] of change.commit.documentIds.entries()) {
      const concerned = new Set(this.#byBucket.get(everything))
      for (const edition of [change.before.get(id), change.commit.documents.get(id)]) {
        if (!edition) continue
        for (const bucket of this.#dataset.bucketsOf(edition)) {
          for (const channel of this.#byBucket.get(bucket) ?? []) concerned.add(channel)
        }
      }
      for (const channel of concerned) channel.send(change, index)
    }
  }
}

const known = new WeakMap<Dataset, Listeners>()

/** The listeners of a dataset: one for all who ask. */
export function listenersOf(dataset: Dataset): Listeners {
  let listeners = known.get(dataset)
  if (!listeners) {
    listeners = new Listeners(dataset)
    known.set(dataset, listeners)
  }
  return listeners
}
