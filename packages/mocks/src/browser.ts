import { seedImage } from '@jalonne/seed/images'
import { passthrough } from 'msw'
import { setupWorker } from 'msw/browser'
import { http } from 'msw/http'
import { createApiMock } from './api-mock.ts'
import { type ContentMockOptions, createContentMock } from './content-mock.ts'
import { faultsIn, type TargetedFault } from './faults-in-address.ts'
import { createLiveMock } from './live-mock.ts'
import { refuseOthers } from './refuse-others.ts'

/**
 * Stands in for the content lake, the visitor's API and the live events in this browser, for as long as the page is open.
 * What is to go wrong stands in the page's address (`faultsIn`). The worker script is expected at `/mockServiceWorker.js`,
 * which `msw/vite` serves in development. Other requests to the page's own origin pass; any other fails.
 */
export async function startMocks(content: ContentMockOptions): Promise<void> {
  const lake = await createContentMock({ readImage, ...content })
  const api = createApiMock()
  const live = createLiveMock()
  const fail = ({ target, fault }: TargetedFault) => {
    if (target === 'lake') lake.fail(fault)
    else if (target === 'live') live.fail(fault)
    else api.fail(fault, { only: ({ url }) => endpointOf(url) === target })
  }
  for (const fault of askedFor()) fail(fault)
  const ownOrigin = http.all(
    ({ request }) => new URL(request.url).origin === location.origin,
    () => passthrough(),
  )
  const worker = setupWorker(
    ...lake.handlers,
    ...api.handlers,
    ...live.handlers,
    ownOrigin,
    refuseOthers,
  )
  // What is left are WebSockets: Vite's hot reload.
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' })
}

function askedFor(): TargetedFault[] {
  try {
    return faultsIn(location.search)
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the developer is told, and the page works without
    console.error(error)
    return []
  }
}

/** The name of an address under `/api`, without `.php`. */
const endpointOf = (url: string) => new URL(url).pathname.replace(/^.*\/|\.php$/g, '')

async function readImage(name: string) {
  const response = await fetch(seedImage(name))
  if (!response.ok) throw new Error(`The demo content has no image called ${name}`)
  return new Uint8Array(await response.arrayBuffer())
}
