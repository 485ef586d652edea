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
  scope.addEventListener('activate', (event) => event.waitUntil(claimClients()))
  scope.addEventListener('fetch', (event) => {
    const { request } = event
    const path = pathOf(request.url)
    if (request.method !== 'GET' || path === null) return
    if (request.mode === 'navigate') event.respondWith(page(event, path))
    else if (cacheable.has(path)) event.respondWith(asset(request))
  })

  async function claimClients(): Promise<void> {
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

  async function asset(request: Request): Promise<Response> {
    const cache = await scope.caches.open(cacheName)
    const known = await cache.match(request)
    if (known) return known
    const response = await scope.fetch(request)
    if (response.status === 200) await cache.put(request, response.clone()).catch(() => undefined)
    return response
  }
}
