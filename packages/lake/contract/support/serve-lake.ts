import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { createClient, type SanityClient } from '@sanity/client'
import { onTestFinished } from 'vitest'
import type { Identity } from '../../src/identity.ts'
import { createLake, type Lake } from '../../src/lake.ts'
import type { LakeOptions } from '../../src/options.ts'
import { memoryStorage } from '../../src/storage/memory.ts'

const people: Record<string, Identity> = {
  'editor-token': { id: 'marie', role: 'editor' },
  'viewer-token': { id: 'bob', role: 'viewer' },
}

/** Knows the bearers `editor-token` and `viewer-token`. */
async function authenticate(request: Request): Promise<Identity | null> {
  const token = request.headers.get('authorization')?.replace(/^Bearer /, '')
  return people[token ?? ''] ?? null
}

export interface ServedLake {
  lake: Lake
  url: string
  /** The official client: an editor's unless told otherwise, null for a visitor without a token. */
  client(token?: string | null, apiVersion?: string): SanityClient
  /** Breaks every connection, as a network does. */
  drop(): void
  /** Ends the lake and its port, as a shutdown does. */
  stop(): Promise<void>
}

/** Serves a lake on a free port for the duration of a test. */
export async function serveLake(options: Partial<LakeOptions> = {}): Promise<ServedLake> {
  const lake = await createLake({
    projectId: 'jalonne',
    storage: memoryStorage(),
    indexedPaths: ['slug.current', 'path'],
    authenticate,
    ...options,
  })
  const server = serve({ fetch: (request) => lake.fetch(request), port: 0, hostname: '127.0.0.1' })
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  const drop = () => {
    if ('closeAllConnections' in server) server.closeAllConnections()
  }
  let stopped: Promise<void> | null = null
  const stop = () => {
    stopped ??= lake.close().then(() => {
      drop()
      return new Promise((resolve) => server.close(() => resolve()))
    })
    return stopped
  }
  onTestFinished(stop)
  return {
    lake,
    url,
    client: (token = 'editor-token', apiVersion = '2025-02-19') =>
      createClient({
        projectId: 'jalonne',
        dataset: 'production',
        apiHost: url,
        apiVersion,
        useProjectHostname: false,
        useCdn: false,
        maxRetries: 0,
        ...(token ? { token } : {}),
      }),
    drop,
    stop,
  }
}
