import { swissDay } from '@jalonne/domain'
import type { SiteConfig } from '../config.ts'
import type { FetchContent, QueryContent } from './content.ts'
import { withToday } from './publication-day.ts'

/** Longest wait for a response, in ms; a retry follows. */
const timeout = 10_000

export interface BrowserContent {
  query: QueryContent
  /** Notes the tags of what has changed (`null` where it may be anything) and the event: no result is to be older. */
  see(tags: readonly string[] | null, eventId: string | null): void
}

/** Reads published content straight from the lake; the client and the texts of the queries are loaded with the first one. */
export function createBrowserContent(config: SiteConfig['content']): BrowserContent {
  let connected: Promise<QueryContent> | undefined
  let lastLiveEventId: string | undefined
  const seen: (readonly string[] | null)[] = []
  const connect = async () => {
    const [{ createClient }, { queryingBy }] = await Promise.all([
      import('@sanity/client'),
      import('./querying-by.ts'),
    ])
    const { projectId, ...rest } = config
    const client = createClient({
      ...rest,
      // Where the host name does not name the project, the client does in a header, which costs a preflight.
      ...(config.useProjectHostname && { projectId }),
      perspective: 'published',
      maxRetries: 0,
      timeout,
    })
    const fetchContent: FetchContent = async (query, params, options) => {
      const { signal } = options
      const seenBefore = seen.length
      const dated = withToday(query, params, swissDay(Date.now()))
      const { result, syncTags = [] } = await client.fetch(query, dated, {
        filterResponse: false,
        returnQuery: false,
        cacheMode: 'noStale',
        ...(signal && { signal }),
        ...(lastLiveEventId && { lastLiveEventId }),
      })
      // Read before a change, a response may come after it, and would count as fresh.
      const isOld = seen
        .slice(seenBefore)
        .some((tags) => !tags || syncTags.some((tag) => tags.includes(tag)))
      return isOld ? fetchContent(query, params, options) : { result, syncTags }
    }
    return queryingBy(fetchContent)
  }
  return {
    query: async (...query) => {
      connected ??= connect()
      connected.catch(() => {
        connected = undefined
      })
      return (await connected)(...query)
    },
    see: (tags, eventId) => {
      seen.push(tags)
      lastLiveEventId = eventId ?? lastLiveEventId
    },
  }
}
