import type { FetchContent } from '@jalonne/site/render'
import CircuitBreaker from 'opossum'
import type { Logger } from 'pino'
import { lakeClient } from './lake-client.ts'
import type { ContentSource } from './source.ts'

export interface ContentReaderOptions {
  content: ContentSource
  /** The lake's id of the last change heard of, so that no replica answers from before it. */
  eventId: () => string | null
  /** Longest the lake may take for a query, and how long it is then left alone, in milliseconds. */
  deadlineMs: number
  log: Logger
}

export interface ContentReader {
  /** Rejects at once while the lake is left alone. */
  fetchContent: FetchContent
  /** Whether the lake is left alone because a query hung. */
  readonly isOpen: boolean
  /** Asks the lake again: it has been heard of. */
  resume(): void
  close(): void
}

/**
 * Reads published content for pages, straight from the lake: no cache in between, no retries. Once a query hangs,
 * the lake is left alone behind a circuit breaker, and then tried with one. A lake that refuses needs none: it does so at once.
 */
export function contentReader(options: ContentReaderOptions): ContentReader {
  const { content, eventId, deadlineMs, log } = options
  const client = lakeClient(content, {
    perspective: 'published',
    ...(content.readToken === null ? {} : { token: content.readToken }),
  })
  const read = async (query: string, params: Record<string, unknown>, signal: AbortSignal) => {
    try {
      const { result, syncTags } = await client.fetch<unknown, Record<string, unknown>>(
        query,
        params,
        { filterResponse: false, returnQuery: false, lastLiveEventId: eventId(), signal },
      )
      return { result, syncTags: syncTags ?? [] }
    } catch (error) {
      throw isOverdue(signal) ? new QueryTimeout('The lake took too long', { cause: error }) : error
    }
  }
  const breaker = new CircuitBreaker(read, {
    timeout: false,
    resetTimeout: deadlineMs,
    // One is enough: whoever waits behind it would wait as long.
    errorThresholdPercentage: 0,
    errorFilter: (error) => !(error instanceof QueryTimeout),
  })
  breaker.on('open', () => log.warn('a query hangs: the lake is left alone for a moment'))
  breaker.on('close', () => log.info('the lake answers queries again'))
  return {
    fetchContent: (query, params, { signal }) => {
      const deadline = AbortSignal.timeout(deadlineMs)
      return breaker.fire(query, params, signal ? AbortSignal.any([signal, deadline]) : deadline)
    },
    get isOpen() {
      return breaker.opened
    },
    resume: () => {
      if (!breaker.closed) breaker.close()
    },
    close: () => breaker.shutdown(),
  }
}

class QueryTimeout extends Error {
  override name = 'QueryTimeout'
}

const isOverdue = ({ aborted, reason }: AbortSignal) =>
  aborted && reason instanceof DOMException && reason.name === 'TimeoutError'
