import { LRUCache } from 'lru-cache'

/** A position in the changes of one server process: `<epoch>.<sequence>`. */
export type Cursor = string

/** What a reader at some cursor has missed: the tags changed since, or `null` when nobody knows. */
export type Missed = { tags: string[]; eventId: string | null } | null

/**
 * The order in which sync tags changed, bounded: for every tag the last sequence it changed at.
 *
 * Any cursor of this epoch can be answered for as long as no tag changed after it has been
 * forgotten; `floor` is the oldest sequence that still can.
 */
export class ChangeLog {
  readonly #epoch: string
  readonly #last: LRUCache<string, number>
  #sequence = 0
  #floor = 0
  #eventId: string | null = null

  constructor(options: { epoch: string; maxTags?: number }) {
    this.#epoch = options.epoch
    this.#last = new LRUCache({
      max: options.maxTags ?? 100_000,
      dispose: (sequence, _tag, reason) => {
        if (reason === 'evict') this.#floor = Math.max(this.#floor, sequence)
      },
    })
  }

  get sequence(): number {
    return this.#sequence
  }

  get cursor(): Cursor {
    return `${this.#epoch}.${this.#sequence}`
  }

  /** The lake's id of the last change, for queries that must not be answered from before it. */
  get eventId(): string | null {
    return this.#eventId
  }

  /** Notes that these tags changed now. */
  record(tags: readonly string[], eventId: string | null): void {
    this.#sequence += 1
    this.#eventId = eventId ?? this.#eventId
    for (const tag of tags) this.#last.set(tag, this.#sequence)
  }

  /** Notes that anything may have changed: no earlier cursor can be answered any more. */
  recordGap(): void {
    this.#sequence += 1
    this.#floor = this.#sequence
    this.#last.clear()
  }

  /** True when one of the tags changed after the sequence, or when that can't be told. */
  changedSince(sequence: number, tags: readonly string[]): boolean {
    if (sequence < this.#floor) return true
    return tags.some((tag) => (this.#last.peek(tag) ?? 0) > sequence)
  }

  /** Answers a reader who saw everything up to the cursor. */
  missedSince(cursor: Cursor): Missed {
    const sequence = this.#parse(cursor)
    if (sequence === null || sequence < this.#floor) return null
    const tags: string[] = []
    // Newest first, so the walk ends at the first tag the reader has already seen.
    for (const [tag, last] of this.#last.entries()) {
      if (last <= sequence) break
      tags.push(tag)
    }
    return { tags, eventId: this.#eventId }
  }

  #parse(cursor: Cursor): number | null {
    const [epoch, digits] = cursor.split('.')
    if (epoch !== this.#epoch || digits === undefined || !/^\d{1,15}$/.test(digits)) return null
    const sequence = Number(digits)
    return sequence <= this.#sequence ? sequence : null
  }
}
