import { Worker } from 'node:worker_threads'
import type { LakeDocument } from '../../../documents/document.ts'
import { LakeProblem } from '../../../problem.ts'
import { OutOfTime } from '../../guarded.ts'
import { notEvaluated } from '../../not-evaluated.ts'
import type { Moment, SlowQuery, SlowResult } from '../types.ts'
import type { Bell, FromWorker, ToWorker } from './messages.ts'

// Copied in a few milliseconds at most, between which others are answered.
const DOCUMENTS_AT_ONCE = 64
const MEMORY_MIB = 1_024
// A query looks at the clock by itself; where it does not get to, its thread is ended.
const GRACE_MS = 500

/** A thread that evaluates one query at a time. */
export class QueryThread {
  readonly #bell: Bell = new Int32Array(new SharedArrayBuffer(4))
  readonly #worker: Worker
  #hasEnded = false
  #rest: NodeJS.Timeout | undefined

  constructor() {
    this.#worker = new Worker(new URL('./query-worker.ts', import.meta.url), {
      workerData: { bell: this.#bell },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MIB },
    })
    this.#worker.unref()
    this.#worker.once('exit', () => {
      this.#hasEnded = true
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
    await this.#worker.terminate()
  }

  async run(query: SlowQuery, documents: Moment): Promise<SlowResult> {
    clearTimeout(this.#rest)
    const worker = this.#worker
    const { promise, resolve, reject } = Promise.withResolvers<SlowResult>()
    const give = handOut(documents, (message) => this.#answer(message))
    const hear = (message: FromWorker) => {
      if (message.kind === 'result') resolve(message.result)
      else if (message.kind === 'refusal') {
        const { status, type, message: description, details } = message.refusal
        reject(new LakeProblem(status, type, description, details))
      } else give(message)
    }
    const fail = (error: unknown) => reject(failure(error))
    const exit = () => reject(new OutOfTime())
    const late = setTimeout(() => {
      reject(new OutOfTime())
      void this.end()
    }, query.ms + GRACE_MS)
    worker.on('message', hear).once('error', fail).once('exit', exit)
    try {
      this.#tell({ kind: 'query', query })
      return await promise
    } finally {
      clearTimeout(late)
      worker.off('message', hear).off('error', fail).off('exit', exit)
    }
  }

  #tell(message: ToWorker): void {
    this.#worker.postMessage(message)
  }

  #answer(message: ToWorker): void {
    this.#tell(message)
    Atomics.add(this.#bell, 0, 1)
    Atomics.notify(this.#bell, 0)
  }
}

/** Answers requests for documents, each of which is sent only once. */
function handOut(documents: Moment, answer: (message: ToWorker) => void) {
  const lists = new Map<string, readonly LakeDocument[]>()
  const sent = new Set<string>()
  const send = (some: readonly LakeDocument[], next: number | null) => {
    const items = some.map((document) => {
      if (sent.has(document._id)) return document._id
      sent.add(document._id)
      return document
    })
    answer({ kind: 'documents', items, next })
  }
  return (request: Extract<FromWorker, { kind: 'get' | 'bucket' }>) => {
    if (request.kind === 'get') {
      const document = documents.get(request.id)
      send(document ? [document] : [], null)
      return
    }
    const list = lists.get(request.key) ?? documents.bucket(request.key)
    lists.set(request.key, list)
    const next = request.from + DOCUMENTS_AT_ONCE
    send(list.slice(request.from, next), next < list.length ? next : null)
  }
}

function failure(error: unknown): LakeProblem {
  if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') {
    const description = 'The query needs too much memory; ask for less at a time'
    return new LakeProblem(400, 'queryTooLargeError', description)
  }
  return notEvaluated(error)
}
