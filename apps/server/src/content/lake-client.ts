import { type ClientConfig, createClient, type SanityClient } from '@sanity/client'
import type { ContentSource } from './source.ts'

/**
 * A client of the lake the content is in: no cache in between, no retries. It has no token of its own: `more` names who
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
    maxRetries: 0,
    ignoreBrowserTokenWarning: true,
    ...more,
  })
}
