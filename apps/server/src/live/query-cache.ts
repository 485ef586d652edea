import type { ContentResult, FetchContent } from '@jalonne/site/render'
import type { ChangeLog } from './change-log.ts'

export interface QueryCacheOptions {
  fetchContent: FetchContent
  changes: ChangeLog
  /** Whether changes are heard of: nothing in the cache counts while they are not. */
  isConnected: () => boolean
}

/**
 * Reads content, and caches the responses to queries without parameters until one of their tags changes: layout and
 * redirects are the same for all pages. There are as many of them as the site has such queries.
 */
export function cachedQueries(options: QueryCacheOptions): FetchContent {
  const { fetchContent, changes, isConnected } = options
  const cache = new Map<string, { response: ContentResult; sequence: number }>()
  return async (query, params, more) => {
    if (Object.keys(params).length > 0) return fetchContent(query, params, more)
    const cached = cache.get(query)
    if (
      cached &&
      isConnected() &&
      !changes.changedSince(cached.sequence, cached.response.syncTags)
    ) {
      return cached.response
    }
    // Before it is read: what changes meanwhile may not be in it.
    const { sequence } = changes
    const response = await fetchContent(query, params, more)
    // Without tags nothing could ever tell that it is outdated.
    if (response.syncTags.length > 0) cache.set(query, { response, sequence })
    return response
  }
}
