import { createClient, type SanityClient } from '@sanity/client'
import { writeToken } from './lake-process.ts'

/** The real client, talking to a lake; without a token it is anybody. */
export function clientOf(url: string, token: string | null = writeToken): SanityClient {
  return createClient({
    projectId: 'jalonne',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: url,
    useProjectHostname: false,
    useCdn: false,
    maxRetries: 0,
    ...(token && { token }),
  })
}
