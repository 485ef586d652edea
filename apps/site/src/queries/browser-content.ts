import { swissDay } from '@jalonne/domain'
import type { SiteConfig } from '../config.ts'
import type { FetchContent, QueryContent } from './content.ts'
import { withToday } from './publication-day.ts'

/** Longest wait for a response, in ms; a retry follows. */
const timeout = 10_000

/** Tags of what has changed; `null` where it may be anything. */
type Change = readonly string[] | null

export interface BrowserContent {
  query: QueryContent
  /** Notes what has changed and the event: no result is to be older. */
  see(change: Change, eventId: string | null): void
}

/** Reads published content straight from the lake; the client and the texts of the queries are loaded with the first one. */
export function createBrowserContent(config: SiteConfig['content']): BrowserContent {
  let connected: Promise<QueryContent> | undefined
  let lastLiveEventId: string | undefined
  // What has changed since, for each response that is on its way.
  const underWay = new Set<Change[]>()
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
      const changes: Change[] = []
      const dated = withToday(query, params, swissDay(Date.now()))
      const response = client.fetch(query, dated, {
        filterResponse: false,
        returnQuery: false,
        cacheMode: 'noStale',
        ...(signal && { signal }),
        ...(lastLiveEventId && { lastLiveEventId }),
      })
      underWay.add(changes)
      const { result, syncTags = [] } = await response.finally(() => underWay.delete(changes))
      // Read before a change, a response may come after it, and would count as fresh.
      const isOld = changes.some((tags) => !tags || syncTags.some((tag) => tags.includes(tag)))
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
    see: (change, eventId) => {
      for (const changes of underWay) changes.push(change)
      lastLiveEventId = eventId ?? lastLiveEventId
    },
  }
}
