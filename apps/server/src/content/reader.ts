import type { FetchContent } from '@jalonne/site/render'
import { lakeClient } from './lake-client.ts'
import type { ContentSource } from './source.ts'

/**
 * Reads published content for pages, straight from the lake: no cache in between, no retries.
 * @param eventId the lake's id of the last change heard of, so that no replica answers from before it
 */
export function contentReader(content: ContentSource, eventId: () => string | null): FetchContent {
  const client = lakeClient(content, {
    perspective: 'published',
    ...(content.readToken === null ? {} : { token: content.readToken }),
  })
  return async (query, params, { signal }) => {
    const { result, syncTags } = await client.fetch<unknown, Record<string, unknown>>(
      query,
      params,
      {
        filterResponse: false,
        returnQuery: false,
        lastLiveEventId: eventId(),
        ...(signal ? { signal } : {}),
      },
    )
    return { result, syncTags: syncTags ?? [] }
  }
}
