import { pathLanguage, preferredLanguage } from '@jalonne/domain'
import { offlinePage } from './offline-page.ts'
import type { RequestEvent, WorkerScope } from './worker-scope.ts'

const cacheName = 'assets'

/**
 * The whole of the service worker. Pages always come from the network, so that none is ever out of date; where there
 * is no network, a page says so. Only files whose names carry their content are cached: `assets`, those of the release.
 */
export function serveOffline(scope: WorkerScope, assets: readonly string[]): void {
  const cacheable = new Set(assets)
  const displayFont = assets.find((path) => /\/instrument-sans-subset-/.test(path))
  const pathOf = (url: string) => {
    const { origin, pathname } = new URL(url)
    return origin === scope.location.origin ? pathname : null
  }

  // A new release takes over at once: what it replaces may no longer be there to load.
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
  scope.addEventListener('activate', (event) => event.waitUntil(activate()))
  scope.addEventListener('fetch', (event) => {
    const { request } = event
    const path = pathOf(request.url)
    if (request.method !== 'GET' || path === null) return
    if (request.mode === 'navigate') event.respondWith(page(event, path))
    else if (cacheable.has(path)) event.respondWith(asset(event))
  })

  async function activate(): Promise<void> {
    await scope.registration.navigationPreload?.enable()
    for (const name of await scope.caches.keys()) {
      if (name !== cacheName) await scope.caches.delete(name)
    }
    const cache = await scope.caches.open(cacheName)
    for (const request of await cache.keys()) {
      if (!cacheable.has(pathOf(request.url) ?? '')) await cache.delete(request)
    }
    await scope.clients.claim()
  }

  async function page({ request, preloadResponse }: RequestEvent, path: string): Promise<Response> {
    try {
      return (await preloadResponse) ?? (await scope.fetch(request))
    } catch {
      const language = pathLanguage(path) ?? preferredLanguage([scope.navigator.language])
      return offlinePage(language ?? 'en', displayFont)
    }
  }

  // Where the cache fails (a full or damaged disk), what the network delivers is still shown.
  async function asset(event: RequestEvent): Promise<Response> {
    const { request } = event
    const cache = await scope.caches.open(cacheName).catch(() => undefined)
    const known = await cache?.match(request).catch(() => undefined)
    if (known) return known
    const response = await scope.fetch(request)
    if (cache && response.status === 200) {
      event.waitUntil(cache.put(request, response.clone()).catch(() => undefined))
    }
    return response
  }
}
