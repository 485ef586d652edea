import { checkDataset } from './check-dataset.ts'
import type { WriteOptions, WriteResult } from './dataset/prepare-transaction.ts'
import { Dataset } from './dataset.ts'
import type { LakeDocument } from './documents/document.ts'
import type { Mutation } from './documents/mutation.ts'
import type { CacheStatistics } from './engine/engine.ts'
import { type CachedResponse, CachedResponses } from './http/cached-responses.ts'
import { type Caller, callerOf } from './http/caller.ts'
import type { ProtocolContext } from './http/context.ts'
import { Streams } from './live/streams.ts'
import { parseMutation } from './mutations/parse.ts'
import { defaultLimits, type LakeOptions } from './options.ts'
import { LakeProblem, noSession } from './problem.ts'
import { protocol } from './protocol/app.ts'

const mostUnknown = 200
const defaultHistoryDays = 3_650
// Of the memory for results, again for whole responses.
const responsesShare = 4
const datasetName = /^[a-z0-9][a-z0-9_-]{0,63}$/

export interface LakeStatistics {
  /** Event streams that are open. */
  streams: number
  datasets: { name: string; documents: number; cache: CacheStatistics }[]
}

export interface Lake {
  readonly projectId: string
  /** Responds to any request of the protocol; never rejects. What is not known of the caller is read from the request. */
  fetch(request: Request, caller?: Partial<Caller>): Promise<Response>
  /**
   * The response to a GET of this address, path and search, by a caller who reaches the lake at `base`, where it is
   * cached and still holds; for readers who are not signed in.
   */
  cached(base: string, address: string): CachedResponse | null
  /** Writes from within the process, under the rules of `/data/mutate`; rejects with `LakeProblem`. */
  mutate(dataset: string, mutations: Mutation[], options?: WriteOptions): Promise<WriteResult>
  /** Names of the datasets there are. */
  datasets(): string[]
  /** How many documents a dataset holds, drafts included. */
  count(dataset: string): number
  /**
   * Every document of a dataset as stored, drafts and versions included, ordered by id and all of one moment, however
   * long it takes to go through them.
   */
  export(dataset: string): Iterable<LakeDocument>
  /** What is wrong with a dataset, one sentence each: damaged storage, strong references that lead nowhere. */
  check(dataset: string): string[]
  /** Copies what is stored into a folder while the lake goes on; rejects where there is nothing to copy. */
  backup(directory: string): Promise<void>
  /** How much there is, and how it is used, at this moment. */
  statistics(): LakeStatistics
  /** Endpoints that were requested and do not exist. */
  unknownEndpoints(): { method: string; path: string }[]
  /** Says goodbye on every event stream and closes the storage. */
  close(): Promise<void>
}

/** Opens a lake over its storage, loading every document into memory. */
export async function createLake(options: LakeOptions): Promise<Lake> {
  const limits = { ...defaultLimits, ...options.limits }
  const now = options.clock ?? (() => new Date())
  const datasets = new Map<string, Dataset>()
  for (const name of options.datasets ?? ['production']) {
    if (!datasetName.test(name)) throw new Error(`"${name}" cannot be the name of a dataset`)
    const storage = options.storage.dataset(name)
    const indexedPaths = options.indexedPaths ?? ['slug.current']
    const { projectId, historyDays = defaultHistoryDays, slowQueries, anonymous } = options
    const given = { projectId, storage, indexedPaths, limits, historyDays, slowQueries, now }
    datasets.set(name, new Dataset({ ...given, name, anonymous }))
  }

  const dataset = (name: string): Dataset => {
    const found = datasets.get(name)
    if (!found) {
      throw new LakeProblem(404, 'datasetNotFoundError', `Dataset "${name}" was not found`)
    }
    return found
  }

  const context: ProtocolContext = {
    options,
    limits,
    now,
    cached: new CachedResponses(limits.cacheBytes / responsesShare),
    dataset,
    async identity(request) {
      const identity = (await options.authenticate?.(request)) ?? null
      if (!identity && request.headers.has('authorization')) {
        throw new LakeProblem(401, 'unauthorizedError', 'The token is not valid', noSession)
      }
      return identity
    },
    async writer(request) {
      const identity = await context.identity(request)
      if (!identity) throw new LakeProblem(401, 'unauthorizedError', 'Writing needs a token')
      if (identity.role === 'viewer') {
        throw new LakeProblem(403, 'insufficientPermissionsError', 'Viewers cannot write')
      }
      return identity
    },
  }
  const streams = new Streams(limits)
  const unknown: { method: string; path: string }[] = []
  const handle = protocol(context, streams, (request) => {
    unknown.push({ method: request.method, path: new URL(request.url).pathname })
    if (unknown.length > mostUnknown) unknown.shift()
    options.onUnknownEndpoint?.(request)
  })

  return {
    projectId: options.projectId,
    fetch: (request, caller) => handle(request, callerOf(request, caller)),
    cached: (base, address) => context.cached.find(base + address),
    async mutate(name, mutations, writeOptions) {
      // One by one: the text of a large import would be longer than a string can be.
      const copies = mutations.map((one, index) =>
        parseMutation(writeOptions?.isHandedOver ? one : JSON.parse(JSON.stringify(one)), index),
      )
      const result = dataset(name).mutate(copies, writeOptions)
      await streams.delivered()
      return result
    },
    datasets: () => [...datasets.keys()],
    count: (name) => dataset(name).size,
    // Documents are never changed in place, so a copy of the list is the whole dataset of this moment.
    export: (name) => [...dataset(name).documents()],
    check: (name) => checkDataset(dataset(name)),
    async backup(directory) {
      if (!options.storage.backup) throw new Error('This lake keeps nothing that could be copied')
      await options.storage.backup(directory)
    },
    statistics: () => ({
      streams: streams.size,
      datasets: [...datasets.values()].map(({ name, size, cache }) => {
        return { name, documents: size, cache }
      }),
    }),
    unknownEndpoints: () => [...unknown],
    async close() {
      await streams.closeAll()
      await options.slowQueries?.close()
      options.storage.close()
    },
  }
}
