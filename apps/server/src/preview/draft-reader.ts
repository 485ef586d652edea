import { type DraftMode, editableTexts } from '@jalonne/site/preview'
import type { FetchContent } from '@jalonne/site/render'
import type { SanityClient } from '@sanity/client'
import { lakeClient } from '../content/lake-client.ts'
import type { ContentSource } from '../content/source.ts'

/** A client that may read drafts; `token` never leaves the server. */
export function draftClient(content: ContentSource, token: string): SanityClient {
  return lakeClient(content, { perspective: 'drafts', token })
}

/** Reads content with its drafts. For the Studio, each text says by invisible characters which field it comes from. */
export function draftReader(client: SanityClient, mode: DraftMode): FetchContent {
  const reader = mode.kind === 'studio' ? client.withConfig({ stega: editableTexts(mode) }) : client
  return async (query, params, { signal }) => {
    const { result, syncTags } = await reader.fetch<unknown, Record<string, unknown>>(
      query,
      params,
      { filterResponse: false, ...(signal ? { signal } : {}) },
    )
    return { result, syncTags: syncTags ?? [] }
  }
}
