import { anyDay, withToday } from '@jalonne/site/documents'
import { type DraftMode, editableTexts } from '@jalonne/site/preview'
import type { FetchContent } from '@jalonne/site/render'
import type { SanityClient } from '@sanity/client'
import type { LakeBreaker } from '../content/lake-breaker.ts'
import { lakeClient } from '../content/lake-client.ts'
import type { ContentSource } from '../content/source.ts'

/** A client that may read drafts; `token` never leaves the server. */
export function draftClient(content: ContentSource, token: string): SanityClient {
  return lakeClient(content, { perspective: 'drafts', token })
}

/**
 * Reads content with its drafts, and articles before their day. For the Studio, each text says by invisible characters
 * which field it comes from.
 */
export function draftReader(
  client: SanityClient,
  mode: DraftMode,
  breaker: LakeBreaker,
): FetchContent {
  const reader = mode.kind === 'studio' ? client.withConfig({ stega: editableTexts(mode) }) : client
  return (query, params, { signal: until }) =>
    breaker.run(async (signal) => {
      const { result, syncTags } = await reader.fetch<unknown, Record<string, unknown>>(
        query,
        withToday(query, params, anyDay),
        { filterResponse: false, returnQuery: false, signal },
      )
      return { result, syncTags: syncTags ?? [] }
    }, until)
}
