import type { LakeDocument } from '../../../documents/document.ts'
import { OutOfTime, TooBusy } from '../../../groq/deadline.ts'
import { LakeProblem } from '../../../problem.ts'
import type { Moment } from '../../documents.ts'
import type { SlowQuery, SlowResult } from '../types.ts'
import type { Link } from './links.ts'
import type { FromWorker, ToWorker } from './messages.ts'

// Copied in a few milliseconds at most, between which others are served.
const documentsAtOnce = 64
// A query looks at the clock by itself; where it does not get to, its thread is ended.
const graceMs = 500
// To start a thread, which takes its time on a busy machine: a query does not pay for it.
const startMs = 10_000

interface Running {
  hear: (message: FromWorker) => void
  fail: (why: LakeProblem) => void
}

/** A thread, of this process or another, that evaluates one query at a time. */
export class QueryThread {
  readonly #link: Link
  #running: Running | null = null
  #hasEnded = false
  #rest: NodeJS.Timeout | undefined

  constructor(link: Link) {
    this.#link = link
    link.onMessage((message) => this.#running?.hear(message))
    link.onEnd((why) => {
      this.#hasEnded = true
      this.#running?.fail(why)
    })
  }

  get isUsable(): boolean {
    return !this.#hasEnded
  }

  /** Calls `end` unless it is used again within so many milliseconds. */
  endAfter(ms: number, end: () => void): void {
    this.#rest = setTimeout(end, ms).unref()
  }

  async end(): Promise<void> {
    clearTimeout(this.#rest)
    this.#hasEnded = true
    this.#running?.fail(new OutOfTime())
    await this.#link.end()
  }

  async run(query: SlowQuery, documents: Moment): Promise<SlowResult> {
    clearTimeout(this.#rest)
    const { promise, resolve, reject } = Promise.withResolvers<SlowResult>()
    const give = handOut(documents, (message) => this.#link.send(message))
    const hear = (message: FromWorker) => {
      if (message.kind === 'result') resolve(message.result)
      else if (message.kind === 'refusal') {
        const { status, type, message: description, details } = message.refusal
        reject(new LakeProblem(status, type, description, details))
      } else if (message.kind === 'begun') endIn(query.ms + graceMs, this.#link.overdue)
      else give(message)
    }
    let deadline: NodeJS.Timeout | undefined
    const endIn = (ms: number, why: () => LakeProblem) => {
      clearTimeout(deadline)
      deadline = setTimeout(() => {
        reject(why())
        void this.end()
      }, ms)
    }
    this.#running = { hear, fail: reject }
    endIn(startMs, () => new TooBusy())
    try {
      this.#link.send({ kind: 'query', query })
      return await promise
    } finally {
      clearTimeout(deadline)
      this.#running = null
    }
  }
}

/** Serves requests for documents, each of which is sent only once. */
function handOut(documents: Moment, respond: (message: ToWorker) => void) {
  const lists = new Map<string, readonly LakeDocument[]>()
  const sent = new Set<string>()
  const send = (some: readonly LakeDocument[], next: number | null) => {
    const items = some.map((document) => {
      if (sent.has(document._id)) return document._id
      sent.add(document._id)
      return document
    })
    respond({ kind: 'documents', items, next })
  }
  return (request: Extract<FromWorker, { kind: 'get' | 'bucket' }>) => {
    if (request.kind === 'get') {
      const document = documents.get(request.id)
      send(document ? [document] : [], null)
      return
    }
    const list = lists.get(request.key) ?? documents.bucket(request.key)
    lists.set(request.key, list)
    const next = request.from + documentsAtOnce
    send(list.slice(request.from, next), next < list.length ? next : null)
  }
}
