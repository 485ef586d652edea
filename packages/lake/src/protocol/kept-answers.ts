import { LRUCache } from 'lru-cache'

interface KeptBody {
  body: Uint8Array<ArrayBuffer>
  holds: () => boolean
}

/** Whole answers to readers who are not signed in, by the address they asked: no part of it has to be read again. */
export class KeptAnswers {
  readonly #byAddress: LRUCache<string, KeptBody>
  readonly #encoder = new TextEncoder()

  constructor(maxBytes: number) {
    this.#byAddress = new LRUCache({
      maxSize: Math.max(1, Math.floor(maxBytes)),
      sizeCalculation: ({ body }, address) => body.byteLength + 2 * address.length + 1,
    })
  }

  /** Keeps the text that was answered at an address, path and search, for as long as it `holds`. */
  add(address: string, text: string, holds: () => boolean): void {
    if (text.length > this.#byAddress.maxSize) return
    this.#byAddress.set(address, { body: this.#encoder.encode(text), holds })
  }

  find(address: string): Uint8Array<ArrayBuffer> | null {
    const kept = this.#byAddress.get(address)
    if (!kept) return null
    if (kept.holds()) return kept.body
    this.#byAddress.delete(address)
    return null
  }
}
