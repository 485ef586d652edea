import { type MessagePort, receiveMessageOnPort } from 'node:worker_threads'
import type { LakeDocument } from '../../../documents/document.ts'
import { checkDeadline, guardedList } from '../../../groq/deadline.ts'
import { everything } from '../../buckets.ts'
import type { Documents } from '../../documents.ts'
import { searchText } from '../../search-text.ts'
import type { Bell, FromWorker, ToWorker } from './messages.ts'

/** Documents that are requested, one list after the other, as a query gets to them; the thread sleeps until they come. */
export class RemoteDocuments implements Documents {
  readonly #port: MessagePort
  readonly #bell: Bell
  readonly #byId = new Map<string, LakeDocument | null>()
  readonly #lists = new Map<string, readonly LakeDocument[]>()
  readonly #orders = new Map<string, readonly LakeDocument[]>()
  readonly #texts = new Map<string, string>()

  constructor(port: MessagePort, bell: Bell) {
    this.#port = port
    this.#bell = bell
  }

  get(id: string): LakeDocument | null {
    const known = this.#byId.get(id)
    if (known !== undefined) return known
    const { items } = this.#request({ kind: 'get', id })
    const document = items.map((item) => this.#received(item))[0] ?? null
    this.#byId.set(id, document)
    return document
  }

  all(): readonly LakeDocument[] {
    return this.bucket(everything)
  }

  bucket(key: string): readonly LakeDocument[] {
    const known = this.#lists.get(key)
    if (known) return known
    const list = guardedList<LakeDocument>()
    for (let from: number | null = 0; from !== null; ) {
      checkDeadline()
      const { items, next } = this.#request({ kind: 'bucket', key, from })
      for (const item of items) list.push(this.#received(item))
      from = next
    }
    this.#lists.set(key, list)
    return list
  }

  sorted(
    key: string,
    order: string,
    sort: (documents: readonly LakeDocument[]) => readonly LakeDocument[],
  ): readonly LakeDocument[] {
    const name = `${key}\n${order}`
    const known = this.#orders.get(name) ?? sort(this.bucket(key))
    this.#orders.set(name, known)
    return known
  }

  text(document: LakeDocument): string {
    const known = this.#texts.get(document._id) ?? searchText(document)
    this.#texts.set(document._id, known)
    return known
  }

  #received(item: LakeDocument | string): LakeDocument {
    const document = typeof item === 'string' ? this.#byId.get(item) : item
    if (!document) throw new Error('Only documents that were sent before are named')
    this.#byId.set(document._id, document)
    return document
  }

  #request(request: FromWorker): Extract<ToWorker, { kind: 'documents' }> {
    const rung = Atomics.load(this.#bell, 0)
    this.#port.postMessage(request)
    Atomics.wait(this.#bell, 0, rung)
    const response: ToWorker | undefined = receiveMessageOnPort(this.#port)?.message
    if (response?.kind !== 'documents') throw new Error('Documents were expected')
    return response
  }
}
