import { swissDay } from '@jalonne/domain'
import { withToday } from '@jalonne/site/documents'
import type { FetchContent } from '@jalonne/site/render'
import type { LakeBreaker } from './lake-breaker.ts'
import { lakeClient } from './lake-client.ts'
import type { ReadToken } from './read-token.ts'
import type { ContentSource } from './source.ts'

export interface ContentReaderOptions {
  content: ContentSource
  token: ReadToken
  /** The lake's id of the last change heard of, so that no replica answers from before it. */
  eventId: () => string | null
  breaker: LakeBreaker
  now: () => number
}

/** Reads published content for pages, straight from the lake: no cache in between. */
export function contentReader(options: ContentReaderOptions): FetchContent {
  const { content, token, eventId, breaker, now } = options
  const retrying = lakeClient(content, { perspective: 'published' })
  const once = lakeClient(content, { perspective: 'published', maxRetries: 0 })
  // Whoever came first has waited in vain for a lake that is away: nobody else does, until it answers.
  let answers = true
  return (query, params, { signal: until }) =>
    breaker.run(async (signal) => {
      const anybody = answers ? retrying : once
      try {
        const response = await token.use((known) =>
          (known === null ? anybody : anybody.withConfig({ token: known })).fetch<
            unknown,
            Record<string, unknown>
          >(query, withToday(query, params, swissDay(now())), {
            filterResponse: false,
            returnQuery: false,
            lastLiveEventId: eventId(),
            signal,
          }),
        )
        // Another program may answer in its place, and a page (of maintenance, of the Studio) comes as a text.
        if (typeof response !== 'object' || !('result' in response)) {
          throw new Error(`${content.apiHost} is no content lake: its answers hold no result`)
        }
        answers = true
        const { result, syncTags } = response
        return { result, syncTags: syncTags ?? [] }
      } catch (error) {
        if (!signal.aborted) answers = false
        throw error
      }
    }, until)
}
