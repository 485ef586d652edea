import type { AssetStore, ImageProcessor } from './assets/types.ts'
import type { AnonymousLimits } from './engine/anonymous.ts'
import type { SlowQueries } from './engine/slow/types.ts'
import type { Identity } from './identity.ts'
import type { People } from './people/types.ts'
import type { LakeStorage } from './storage/types.ts'

export interface LakeLimits {
  /** Largest JSON body accepted, in bytes. */
  bodyBytes: number
  /** Largest asset accepted, in bytes. */
  assetBytes: number
  /** Longest a query may evaluate, in milliseconds. */
  queryMs: number
  /**
   * Longest a query may keep others waiting, in milliseconds, where `slowQueries` takes it over then; and 10 µs more for
   * each document of the dataset.
   */
  blockMs: number
  /** Largest result of a query, in bytes of JSON. */
  resultBytes: number
  /** The same for queries without a token. */
  anonymousResultBytes: number
  /** Event streams open at once, of all kinds together. */
  streams: number
  /** Of these, without a token: the rest is reserved for those who have one. */
  anonymousStreams: number
  /** Of these, for one client. */
  clientStreams: number
  /** Bytes an event stream may fall behind before it is dropped. */
  streamBufferBytes: number
  /** Memory for cached results per dataset, in bytes. */
  cacheBytes: number
  /** Memory for the text of documents, which searches look through, per dataset, in bytes. */
  textBytes: number
  /** Pause between keep-alive comments on event streams, in milliseconds. */
  keepAliveMs: number
}

export const defaultLimits: LakeLimits = {
  bodyBytes: 4 * 1024 * 1024,
  assetBytes: 50 * 1024 * 1024,
  queryMs: 5_000,
  blockMs: 250,
  resultBytes: 64 * 1024 * 1024,
  anonymousResultBytes: 4 * 1024 * 1024,
  streams: 4_000,
  anonymousStreams: 2_000,
  clientStreams: 64,
  streamBufferBytes: 1024 * 1024,
  cacheBytes: 64 * 1024 * 1024,
  textBytes: 128 * 1024 * 1024,
  keepAliveMs: 15_000,
}

export interface LakeOptions {
  projectId: string
  /** Datasets that exist; `['production']` by default. */
  datasets?: string[]
  storage: LakeStorage
  /** Where uploads live; without it uploads get a 501. */
  assets?: AssetStore
  /** Resizes images; without it originals are served untouched. */
  images?: ImageProcessor
  /** Recognises the bearer of a request. Null for a token it does not know, for which the lake responds with 401. */
  authenticate?: (request: Request) => Promise<Identity | null>
  /** Who works with the lake; without it, only the caller is known, and nobody can sign in. */
  people?: People
  /** Origins of browsers that may read responses across origins; none by default. */
  allowOrigin?: (origin: string) => boolean
  /** Attributes with a bucket of their own, so that `path == $p` reads and purges one document. */
  indexedPaths?: string[]
  /** How long the history of documents is stored, in days; ten years by default. */
  historyDays?: number
  /** Evaluates queries that take long beside the others; without it they keep everybody waiting for `limits.queryMs`. */
  slowQueries?: SlowQueries
  /** What queries without a token may take of the thread; without it as much as those with one. */
  anonymous?: AnonymousLimits
  clock?: () => Date
  limits?: Partial<LakeLimits>
  onUnknownEndpoint?: (request: Request) => void
  /** Called for every failure that is the lake's own and not the client's; the client gets a 500 that says nothing. */
  onFault?: (error: unknown, request: Request) => void
}
