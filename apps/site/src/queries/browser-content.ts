import { swissDay } from '@jalonne/domain'
import type { SanityClient } from '@sanity/client'
import type { SiteConfig } from '../config.ts'
import type { FetchContent } from './content.ts'
import { withToday } from './publication-day.ts'

/** Longest wait for a response, in ms; a retry follows. */
const timeout = 10_000

export interface BrowserContent {
  fetch: FetchContent
  /** The live event a visitor has seen last: results must not be older. */
  see(eventId: string): void
}

/** Reads published content straight from the lake; the client library is loaded with the first query. */
export function createBrowserContent(config: SiteConfig['content']): BrowserContent {
  let client: Promise<SanityClient> | undefined
  let lastLiveEventId: string | undefined
  const connect = async () => {
    const { createClient } = await import('@sanity/client')
    const { projectId, ...rest } = config
    return createClient({
      ...rest,
      // Where the host name does not name the project, the client does in a header, which costs a preflight.
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
