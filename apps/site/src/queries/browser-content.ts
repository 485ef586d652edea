import { swissDay } from '@jalonne/domain'
import type { SanityClient } from '@sanity/client'
import type { SiteConfig } from '../config.ts'
import type { FetchContent } from './content.ts'
import { withToday } from './publication-day.ts'

/** Longest wait for an answer, in ms; a retry follows. */
const timeout = 10_000

export interface BrowserContent {
  fetch: FetchContent
  /** The live event a visitor has seen last: answers must not be older. */
  see(eventId: string): void
}

/** Reads published content straight from the lake; the client library is loaded with the first question. */
export function createBrowserContent(config: SiteConfig['content']): BrowserContent {
  let client: Promise<SanityClient> | undefined
  let lastLiveEventId: string | undefined
  const connect = async () => {
    const { createClient } = await import('@sanity/client')
    const { projectId, ...rest } = config
    return createClient({
      ...rest,
      // Where the host name does not tell the project, the client tells it in a header, and browsers ask twice.
      ...(config.useProjectHostname && { projectId }),
      perspective: 'published',
      maxRetries: 0,
      timeout,
    })
  }
  return {
    fetch: async (query, params, { signal }) => {
      client ??= connect()
      client.catch(() => {
        client = undefined
      })
      const dated = withToday(query, params, swissDay(Date.now()))
      const { result, syncTags } = await (await client).fetch(query, dated, {
        filterResponse: false,
        returnQuery: false,
        cacheMode: 'noStale',
        ...(signal && { signal }),
        ...(lastLiveEventId && { lastLiveEventId }),
      })
      return { result, syncTags: syncTags ?? [] }
    },
    see: (eventId) => {
      lastLiveEventId = eventId
    },
  }
}
