import { createClient, type SanityClient } from '@sanity/client'

/** A client of an embedded lake that takes every answer as it comes: no cache in between, no retries. */
export function lakeClient(
  url: string,
  token: string,
  { projectId = 'jalonne', dataset = 'production' } = {},
): SanityClient {
  return createClient({
    projectId,
    dataset,
    token,
    apiVersion: '2025-02-19',
    apiHost: url,
    useProjectHostname: false,
    useCdn: false,
    maxRetries: 0,
  })
}
