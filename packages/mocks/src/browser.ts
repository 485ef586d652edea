import { seedImage } from '@jalonne/seed/images'
import { passthrough } from 'msw'
import { setupWorker } from 'msw/browser'
import { http } from 'msw/http'
import { type ContentMock, type ContentMockOptions, createContentMock } from './content-mock.ts'
import { refuseOthers } from './refuse-others.ts'

/**
 * Stands in for the content lake in this browser, until `close()`. The worker script is expected at
 * `/mockServiceWorker.js`, which `msw/vite` serves in development. Requests to the page's own origin
 * pass; any other that is not for the lake fails.
 */
export async function startContentMock(options: ContentMockOptions = {}): Promise<ContentMock> {
  const mock = await createContentMock({ readImage, ...options })
  const ownOrigin = http.all(
    ({ request }) => new URL(request.url).origin === location.origin,
    () => passthrough(),
  )
  const worker = setupWorker(...mock.handlers, ownOrigin, refuseOthers)
  // What is left are WebSockets: Vite's hot reload.
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' })
  return {
    ...mock,
    close: async () => {
      await worker.stop()
      await mock.close()
    },
  }
}

async function readImage(name: string) {
  const response = await fetch(seedImage(name))
  if (!response.ok) throw new Error(`The demo content has no image called ${name}`)
  return new Uint8Array(await response.arrayBuffer())
}
