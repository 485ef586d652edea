interface LifeEvent {
  waitUntil(work: Promise<unknown>): void
}

export interface RequestEvent extends LifeEvent {
  request: Request
  /** The response the browser has requested while the worker was starting, if it does that. */
  preloadResponse?: Promise<Response | undefined>
  respondWith(response: Promise<Response>): void
}

/** What is used of a ServiceWorkerGlobalScope; its own types exclude those of a window. */
export interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  registration: { navigationPreload?: { enable(): Promise<void> } }
  location: { origin: string }
  caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>
  fetch: (request: Request) => Promise<Response>
  navigator: { language: string }
}
