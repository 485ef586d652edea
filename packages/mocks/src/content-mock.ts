import {
  type AssetStore,
  createLake,
  type Lake,
  type Mutation,
  memoryAssets,
  memoryStorage,
} from '@jalonne/lake'
import { type SeedDocument, seedDocuments } from '@jalonne/seed'
import { HttpResponse, type RequestHandler } from 'msw'
import { http } from 'msw/http'
import { type Fault, type FaultScope, Faults, wait } from './faults.ts'
import { type ReadImage, withImages } from './images.ts'

export interface ContentMockOptions {
  /** Sanity project and dataset that are mocked. */
  projectId?: string
  dataset?: string
  /** Address of the lake that is mocked, besides the hosted one. */
  apiHost?: string
  /** The documents it starts with; the demo content when left out. */
  documents?: SeedDocument[]
  /** Without it the documents stay without images. */
  readImage?: ReadImage
  /** Bearer token that may write and read drafts. */
  token?: string
}

/** A request that reached the mock, faults included. */
export interface SeenRequest {
  method: string
  url: URL
  /** When it came, in ms since the epoch, by the clock of the test. */
  at: number
}

export interface ContentMock {
  /** For MSW's `setupServer` or `setupWorker`. */
  readonly handlers: RequestHandler[]
  /** Answers as the handlers do, for a server that has such a request at hand. */
  respond(request: Request): Promise<Response>
  /** Every request in the order it came. */
  readonly requests: SeenRequest[]
  /** Requests that no content lake knows: a test should end with none. */
  unknownEndpoints(): { method: string; path: string }[]
  /** Changes content as an editor would, under the rules of the lake; rejects with `LakeProblem`. */
  mutate(mutations: Mutation[]): Promise<void>
  /** Lets requests go wrong: the next `times`, or all until `recover()`. */
  fail(fault: Fault, scope?: FaultScope): void
  recover(): void
  /** Back to the first content, without faults and without requests seen. */
  reset(): Promise<void>
  close(): Promise<void>
}

/** The content lake in memory, behind handlers at the network's edge. */
export async function createContentMock(options: ContentMockOptions = {}): Promise<ContentMock> {
  const { apiHost = 'http://localhost:3900', dataset = 'production' } = options
  const faults = new Faults()
  const requests: SeenRequest[] = []
  const { projectId = 'jalonne', documents = seedDocuments() } = options
  const assets = memoryAssets()
  const first = await withImages(documents, { ...options, projectId, dataset, assets })
  const openLake = () => filledLake(first, { projectId, dataset, assets, token: options.token })
  let lake = await openLake()

  const respond = async (request: Request) => {
    requests.push({ method: request.method, url: new URL(request.url), at: Date.now() })
    const { delayMs, cut, status } = faults.take(request) ?? {}
    if (delayMs) await wait(delayMs)
    if (cut) return HttpResponse.error()
    return status ? problem(status) : lake.fetch(request)
  }
  const handler = http.all(
    ({ request }) => isForLake(new URL(request.url), apiHost),
    ({ request }) => respond(request),
  )

  return {
    handlers: [handler],
    respond,
    requests,
    unknownEndpoints: () => lake.unknownEndpoints(),
    mutate: async (mutations) => {
      await lake.mutate(dataset, mutations)
    },
    fail: (fault, scope) => faults.add(fault, scope),
    recover: () => faults.clear(),
    reset: async () => {
      faults.clear()
      requests.length = 0
      await lake.close()
      lake = await openLake()
    },
    close: () => lake.close(),
  }
}

interface LakeSettings {
  projectId: string
  dataset: string
  assets: AssetStore
  token: string | undefined
}

async function filledLake(
  documents: readonly SeedDocument[],
  { projectId, dataset, assets, token }: LakeSettings,
): Promise<Lake> {
  const lake = await createLake({
    projectId,
    datasets: [dataset],
    storage: memoryStorage(),
    assets,
    indexedPaths: ['slug.current', 'path'],
    allowOrigin: () => true,
    authenticate: async (request) =>
      token && request.headers.get('authorization') === `Bearer ${token}`
        ? { id: 'editor', role: 'administrator' }
        : null,
  })
  await lake.mutate(
    dataset,
    documents.map((document) => ({ createOrReplace: document })),
  )
  return lake
}

/** Whether a request is for a content lake: the one configured, or the hosted one of any project. */
function isForLake(url: URL, apiHost: string): boolean {
  const own = new URL(apiHost)
  const atOwn = url.host === own.host || url.host.endsWith(`.${own.host}`)
  const atHosted = /(^|\.)(api|apicdn|cdn)\.sanity\.io$/.test(url.hostname)
  return (atOwn || atHosted) && isLakePath(url.pathname)
}

/** Whether a path is one of a content lake: queries and the like by version, images and files. */
export const isLakePath = (path: string): boolean => /^\/(v\d[^/]*|vX|images|files)\//.test(path)

const problem = (statusCode: number): Response =>
  HttpResponse.json(
    {
      statusCode,
      error: 'Injected fault',
      message: `The mock is set to respond with ${statusCode}`,
    },
    { status: statusCode },
  )
