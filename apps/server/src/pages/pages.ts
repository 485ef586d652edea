import type { FormOutcome } from '@jalonne/api'
import pLimit from 'p-limit'
import type { Logger } from 'pino'
import type { ChangeLog, Cursor } from '../live/change-log.ts'
import { compressWell } from '../transport/compress.ts'
import type { Page } from '../transport/page.ts'
import type { FailureReason } from './attempt.ts'
import type { Entry, PageCache } from './page-cache.ts'

/** What one rendering came to. */
export type Rendering =
  | { ok: true; page: Page; cacheable: boolean }
  | { ok: false; reason: FailureReason | 'busy'; page: Page | null }

export interface PageRequest {
  key: string
  url: URL
  /** How a form on the page ended that was posted without JavaScript. */
  form?: FormOutcome
}

/** Renders a page, without a cache. The cursor was taken before anything is read. Never rejects. */
export type RenderPage = (request: PageRequest, liveCursor: Cursor) => Promise<Rendering>

export type PageResult =
  | { kind: 'page'; page: Page; cacheStatus: string; renderMs: number | null }
  | { kind: 'failure'; reason: FailureReason | 'busy' | 'limited'; page: Page | null }

export interface PagesOptions {
  cache: PageCache
  changes: ChangeLog
  /** The state of the live events; while they are cut off nothing cached can be vouched for. */
  live: { readonly connected: boolean; readonly disconnectedAt: number }
  render: RenderPage
  log: Logger
  /** Milliseconds by a clock that nobody sets, such as `performance.now`. */
  now: () => number
  /** How long a page checked while the live events are cut off counts as current, in milliseconds. */
  uncertainMs?: number
  concurrency?: number
  queue?: number
}

interface Flight {
  sequence: number
  outcome: Promise<{ rendering: Rendering; stored: boolean; renderMs: number }>
}

/** Responds to requests for pages: from the cache where it can vouch for it, else by rendering. */
export class Pages {
  readonly #options: PagesOptions
  readonly #flights = new Map<string, Flight>()
  readonly #retryAt = new WeakMap<Entry, number>()
  readonly #limit: ReturnType<typeof pLimit>
  readonly #upgrades = pLimit(1)

  constructor(options: PagesOptions) {
    this.#options = options
    this.#limit = pLimit(options.concurrency ?? 8)
  }

  /** The cached page while it is current: the whole of a cache hit. */
  current(key: string): Page | null {
    const entry = this.#options.cache.get(key)
    return entry && this.#isCurrent(entry) ? entry.page : null
  }

  /** The page for one request. `mayRender` is called only when a new rendering would have to start. */
  async respond(request: PageRequest, mayRender: () => boolean): Promise<PageResult> {
    const entry = this.#options.cache.get(request.key)
    if (entry && this.#isCurrent(entry)) return page(entry.page, 'hit')
    const stale = entry ? page(entry.page, 'hit; detail=stale') : null
    if (entry && stale && !this.#options.live.connected) {
      this.#revalidate(request, entry)
      return stale
    }
    if (!this.#flights.has(request.key) && !mayRender()) {
      return stale ?? { kind: 'failure', reason: 'limited', page: null }
    }
    const { rendering, stored, renderMs } = await this.#renderSince(request)
    if (!rendering.ok) {
      return stale ?? { kind: 'failure', reason: rendering.reason, page: rendering.page }
    }
    const forwarded = `fwd=${entry ? 'stale' : 'miss'}${stored ? '; stored' : ''}`
    return { ...page(rendering.page, forwarded), renderMs }
  }

  /** Renders a page for the one visitor who posted a form. Null when there is no such page, or not now. */
  async renderForm(request: PageRequest & { form: FormOutcome }): Promise<Page | null> {
    const { changes, render, queue = 200 } = this.#options
    if (this.#limit.pendingCount >= queue) return null
    const rendering = await this.#limit(() => render(request, changes.cursor))
    if (!rendering.ok || rendering.page.status !== 200) return null
    return { ...rendering.page, status: request.form.status }
  }

  #isCurrent(entry: Entry): boolean {
    if (!entry.fresh) return false
    const { live, now, uncertainMs = 2_000 } = this.#options
    if (live.connected) return true
    return entry.checkedAt > live.disconnectedAt && now() - entry.checkedAt < uncertainMs
  }

  /** Tries to renew a page nobody waits for, at most once a second. */
  #revalidate(request: PageRequest, entry: Entry): void {
    const now = this.#options.now()
    if (this.#flights.has(request.key) || now < (this.#retryAt.get(entry) ?? 0)) return
    this.#retryAt.set(entry, now + 1_000)
    void this.#start(request).outcome
  }

  /** A rendering whose content was read after this call, or shared with one that is as good. */
  async #renderSince(request: PageRequest) {
    const arrived = this.#options.changes.sequence
    for (;;) {
      const flight = this.#flights.get(request.key) ?? this.#start(request)
      const outcome = await flight.outcome
      const { rendering } = outcome
      if (flight.sequence >= arrived || !rendering.ok) return outcome
      if (!this.#options.changes.changedSince(flight.sequence, rendering.page.syncTags)) {
        return outcome
      }
    }
  }

  #start(request: PageRequest): Flight {
    const { sequence } = this.#options.changes
    const outcome = this.#run(request, sequence).finally(() => this.#flights.delete(request.key))
    const flight = { sequence, outcome }
    this.#flights.set(request.key, flight)
    return flight
  }

  async #run(request: PageRequest, sequence: number) {
    const { changes, cache, log, now, render, queue = 200 } = this.#options
    const began = now()
    const { cursor } = changes
    const busy: Rendering = { ok: false, reason: 'busy', page: null }
    const rendering =
      this.#limit.pendingCount >= queue ? busy : await this.#limit(() => render(request, cursor))
    const renderMs = now() - began
    const stored =
      rendering.ok && rendering.cacheable && this.#isUntouched(rendering.page, sequence)
    if (stored) {
      cache.set(request.key, rendering.page, now())
      if (rendering.page.status === 200 && !rendering.page.unbounded)
        this.#compressInBackground(request.key, rendering.page)
    }
    log.info(
      { key: request.key, ok: rendering.ok, stored, renderMs: Math.round(renderMs) },
      'rendered',
    )
    return { rendering, stored, renderMs }
  }

  /** False when the content of a page changed while it was being rendered. */
  #isUntouched(candidate: Page, sequence: number): boolean {
    // Without tags nothing could ever tell that it is outdated.
    if (candidate.syncTags.length === 0) return false
    return !this.#options.changes.changedSince(sequence, candidate.syncTags)
  }

  #compressInBackground(key: string, page: Page): void {
    const { cache, log } = this.#options
    const upgrade = async () => {
      if (cache.get(key)?.page === page) cache.upgrade(key, page, await compressWell(page))
    }
    this.#upgrades(upgrade).catch((error) => log.error({ err: error, key }, 'not compressed'))
  }
}

const page = (cached: Page, status: string): Extract<PageResult, { kind: 'page' }> => ({
  kind: 'page',
  page: cached,
  cacheStatus: `jalonne; ${status}`,
  renderMs: null,
})
