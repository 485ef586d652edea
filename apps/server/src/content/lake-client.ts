import { type ClientConfig, createClient, type SanityClient } from '@sanity/client'
import type { ContentSource } from './source.ts'

/**
 * A client of the lake the content is in: no cache in between. A read that finds the lake busy (429, 502, 503) or loses its
 * connection is tried again after 0.1 to 0.2 s and after 0.2 to 0.3 s. It has no token of its own: `more` names who
 * reads, and what.
 */
export function lakeClient(content: ContentSource, more: ClientConfig): SanityClient {
  return createClient({
    projectId: content.projectId,
    dataset: content.dataset,
    apiVersion: content.apiVersion,
    apiHost: content.apiHost,
    useProjectHostname: content.useProjectHostname,
    useCdn: false,
    maxRetries: 2,
    ignoreBrowserTokenWarning: true,
    ...more,
  })
}
