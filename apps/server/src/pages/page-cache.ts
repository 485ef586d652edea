import { LRUCache } from 'lru-cache'
import { type Page, pageBytes } from '../transport/page.ts'

/** A cached page. Once its content has changed it stays as the copy to fall back on. */
export interface Entry {
  readonly page: Page
  /** False once an event has touched one of its tags. */
  fresh: boolean
  /** When its content was last known to be current, in milliseconds by the clock of `Pages`. */
  checkedAt: number
}

/** Where copies of the pages outlive the process. */
export interface PageCopies {
  /** Stores a page, or with null removes it. */
  put(key: string, page: Page | null): void
}

/**
 * Rendered pages by key, bounded in bytes, found again by the sync tags of the queries they used.
 * Errors (404 and the like) and pages whose addresses anybody can make up live in a small share of their own, so that
 * nobody can push the real pages out by asking for many that do not exist.
 */
export class PageCache {
  readonly #pages: LRUCache<string, Entry>
  readonly #errors: LRUCache<string, Entry>
  readonly #keysByTag = new Map<string, Set<string>>()
  #copies: PageCopies | null = null

  constructor(options: { maxBytes: number }) {
    const bounded = (maxSize: number) =>
      new LRUCache<string, Entry>({
        maxSize,
        sizeCalculation: (entry) => pageBytes(entry.page),
        dispose: (entry, key, reason) => {
          this.#forgetTags(key, entry.page.syncTags)
          if (reason === 'evict' && isLasting(entry.page)) this.#copies?.put(key, null)
        },
      })
    const share = Math.ceil(options.maxBytes / 16)
    this.#pages = bounded(Math.max(1, options.maxBytes - share))
    this.#errors = bounded(share)
  }

  /** From now on each cached page has a copy there, and none that is dropped. What lives in the small share has none. */
  copyTo(copies: PageCopies): void {
    this.#copies = copies
  }

  get(key: string): Entry | undefined {
    return this.#pages.get(key) ?? this.#errors.get(key)
  }

  /** Stores a page in place of the former one. One larger than the whole bound is not stored. */
  set(key: string, page: Page, now: number): void {
    const hadPage = this.#pages.delete(key)
    this.#errors.delete(key)
    const store = isLasting(page) ? this.#pages : this.#errors
    store.set(key, { page, fresh: true, checkedAt: now })
    if (store.has(key)) this.#rememberTags(key, page.syncTags)
    if (this.#pages.has(key)) this.#copies?.put(key, page)
    else if (hadPage) this.#copies?.put(key, null)
  }

  /** Replaces the bodies of a page that is still the cached one (better compression of the same bytes). */
  upgrade(key: string, old: Page, page: Page): void {
    const entry = this.#pages.peek(key)
    if (entry?.page !== old) return
    const { fresh, checkedAt } = entry
    this.set(key, page, checkedAt)
    const upgraded = this.#pages.peek(key)
    if (upgraded) upgraded.fresh = fresh
  }

  /** Marks the pages that used one of the tags as outdated, and says how many there were. */
  outdate(tags: readonly string[]): number {
    const keys = new Set(tags.flatMap((tag) => [...(this.#keysByTag.get(tag) ?? [])]))
    for (const key of keys) this.#outdateEntry(this.#peek(key))
    return keys.size
  }

  /** Marks everything as outdated, after a gap in the live events. */
  outdateAll(): void {
    for (const entry of this.#pages.values()) this.#outdateEntry(entry)
    for (const entry of this.#errors.values()) this.#outdateEntry(entry)
  }

  stats(): { pages: number; errors: number; bytes: number } {
    return {
      pages: this.#pages.size,
      errors: this.#errors.size,
      bytes: this.#pages.calculatedSize + this.#errors.calculatedSize,
    }
  }

  #peek(key: string): Entry | undefined {
    return this.#pages.peek(key) ?? this.#errors.peek(key)
  }

  #outdateEntry(entry: Entry | undefined): void {
    if (entry) entry.fresh = false
  }

  #rememberTags(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag)
      if (keys) keys.add(key)
      else this.#keysByTag.set(tag, new Set([key]))
    }
  }

  #forgetTags(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) this.#keysByTag.delete(tag)
    }
  }
}

const isLasting = ({ status, unbounded }: Page) => status < 400 && !unbounded
