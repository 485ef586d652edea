import { beforeEach, describe, expect, test } from 'vitest'
import { serveOffline } from './serve-offline.ts'
import type { RequestEvent, WorkerScope } from './worker-scope.ts'

const origin = 'https://jalonne.test'
const assets = ['/assets/app-1.js', '/assets/app-1.css']
const font = '/assets/instrument-sans-subset-1.woff2'

/** A browser's caches, in memory. */
class FakeCaches {
  readonly stored = new Map<string, Map<string, Response>>()
  keys = async () => [...this.stored.keys()]
  delete = async (name: string) => this.stored.delete(name)
  open = async (name: string) => {
    const cache = this.stored.get(name) ?? new Map<string, Response>()
    this.stored.set(name, cache)
    return {
      keys: async () => [...cache.keys()].map((url) => new Request(url)),
      delete: async ({ url }: Request) => cache.delete(url),
      match: async ({ url }: Request) => cache.get(url)?.clone(),
      put: async ({ url }: Request, answer: Response) => void cache.set(url, answer),
    } as unknown as Cache
  }
}

type Listener = (event: never) => void

/** A worker in a scope whose network a test can take away. */
function start(files = assets, caches = new FakeCaches()) {
  const listeners = new Map<string, Listener>()
  const network = { there: true, requests: [] as string[], status: 200, preload: false }
  const scope: WorkerScope = {
    addEventListener: (type: string, listener: Listener) => void listeners.set(type, listener),
    skipWaiting: async () => undefined,
    clients: { claim: async () => undefined },
    registration: {
      navigationPreload: {
        enable: async () => {
          network.preload = true
        },
      },
    },
    location: { origin },
    caches,
    fetch: async ({ url }) => {
      network.requests.push(url)
      if (!network.there) throw new TypeError('Failed to fetch')
      return new Response(`network ${network.requests.length}`, { status: network.status })
    },
    navigator: { language: 'fr-CH' },
  }
  serveOffline(scope, files)
  const happen = async (type: 'install' | 'activate') => {
    let work: Promise<unknown> = Promise.resolve()
    const event = {
      waitUntil: (promise: Promise<unknown>) => {
        work = promise
      },
    }
    listeners.get(type)?.(event as never)
    await work
  }
  /** What the worker answers; null where it leaves the request to the browser. */
  const ask = async (address: string, more: Partial<RequestEvent> & { mode?: string } = {}) => {
    const request = new Request(new URL(address, origin))
    Object.defineProperty(request, 'mode', { value: more.mode ?? 'navigate' })
    let answer: Promise<Response> | null = null
    const event = {
      request,
      waitUntil: () => undefined,
      respondWith: (given: Promise<Response>) => {
        answer = given
      },
      ...more,
    }
    listeners.get('fetch')?.(event as never)
    return answer as Promise<Response> | null
  }
  return { network, caches, happen, ask }
}

describe('a page', () => {
  let worker: ReturnType<typeof start>
  beforeEach(() => {
    worker = start([...assets, font])
  })

  test('comes from the network each time, and is never kept', async () => {
    expect(await (await worker.ask('/fr/pricing'))?.text()).toBe('network 1')
    expect(await (await worker.ask('/fr/pricing'))?.text()).toBe('network 2')
    expect([...worker.caches.stored.values()].flatMap((cache) => [...cache.keys()])).toEqual([])
  })

  test('that the browser has asked for already is not asked for again', async () => {
    await worker.happen('activate')
    expect(worker.network.preload).toBe(true)
    const preloadResponse = Promise.resolve(new Response('preloaded'))
    expect(await (await worker.ask('/fr', { preloadResponse }))?.text()).toBe('preloaded')
    expect(worker.network.requests).toEqual([])
  })

  test.each([
    ['/fr/pricing', 'fr', 'Vous êtes hors ligne'],
    ['/en/pricing', 'en', 'You are offline'],
    ['/', 'fr', 'Vous êtes hors ligne'],
  ])('at %s without a network says so in %s', async (path, language, title) => {
    worker.network.there = false
    const answer = await worker.ask(path)
    expect(answer?.status).toBe(503)
    const html = await answer?.text()
    expect(html).toContain(`<html lang="${language}">`)
    expect(html).toContain(`<h1>${title}</h1>`)
    expect(answer?.headers.get('content-security-policy')).toMatch(/style-src 'sha256-\S{44}'/)
    // Nothing it would have to fetch, but for the type of the house, which may be there still.
    expect(html).not.toMatch(/src=|@import|<link/)
    expect(html?.match(/url\(.*?\)/g)).toEqual([`url(${font})`])
  })

  test('that the server could not make is shown as the server put it', async () => {
    worker.network.status = 503
    expect(await (await worker.ask('/fr'))?.text()).toBe('network 1')
  })

  test('whose preload fails says so too', async () => {
    worker.network.there = false
    const preloadResponse = Promise.reject(new TypeError('Failed to fetch'))
    expect((await worker.ask('/en', { preloadResponse }))?.status).toBe(503)
  })
})

describe('a file of the release', () => {
  test('is fetched once', async () => {
    const { ask, network } = start()
    const first = await (await ask('/assets/app-1.js', { mode: 'cors' }))?.text()
    expect(await (await ask('/assets/app-1.js', { mode: 'cors' }))?.text()).toBe(first)
    expect(network.requests).toHaveLength(1)
  })

  test('comes from the network where the cache cannot be read', async () => {
    const caches = new FakeCaches()
    caches.open = () => Promise.reject(new DOMException('damaged', 'UnknownError'))
    const { ask } = start(assets, caches)
    expect(await (await ask('/assets/app-1.js', { mode: 'cors' }))?.text()).toBe('network 1')
  })

  test('that failed is not kept', async () => {
    const { ask, network } = start()
    network.status = 404
    await ask('/assets/app-1.js', { mode: 'cors' })
    network.status = 200
    expect((await ask('/assets/app-1.js', { mode: 'cors' }))?.status).toBe(200)
  })

  test('goes when a release comes that does not have it; others stay', async () => {
    const { ask, caches } = start()
    for (const path of assets) await ask(path, { mode: 'cors' })
    await caches.open('something-older')
    const next = start(['/assets/app-1.css', '/assets/app-2.js'], caches)
    await next.happen('activate')
    expect(await caches.keys()).toEqual(['assets'])
    expect([...(caches.stored.get('assets')?.keys() ?? [])]).toEqual([`${origin}/assets/app-1.css`])
  })
})

test.each([
  ['/assets/unknown.js', 'cors'],
  ['/live?since=1', 'cors'],
  ['/favicon.svg', 'no-cors'],
  ['https://lake.test/v1/data/query', 'cors'],
])('%s is left to the browser', async (address, mode) => {
  expect(await start().ask(address, { mode })).toBeNull()
})
