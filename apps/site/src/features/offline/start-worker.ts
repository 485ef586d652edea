import type { SiteRouter } from '../../router.tsx'
import { isBusy } from './is-busy.ts'
import { decideReload } from './reload.ts'

const script = '/sw.js'
/** How often to look for a new release, in milliseconds. */
const checkEvery = 60_000

/**
 * Registers the service worker, which shows a page of its own when the network is gone, and loads the tab again when
 * a new release has taken over. A browser without workers, or that refuses one, only misses the page.
 */
export async function startWorker(router: Pick<SiteRouter, 'subscribe'>): Promise<void> {
  const { serviceWorker: workers } = navigator
  if (!workers) return
  const lookAgain = reloadOnChange(workers, router)
  try {
    const options = { scope: '/', updateViaCache: 'none' } as const
    // Extensions and test tools that block workers respond with nothing.
    const registration: ServiceWorkerRegistration | undefined = await workers.register(
      script,
      options,
    )
    if (!registration) return
    setInterval(() => {
      void registration.update().catch(() => undefined)
      lookAgain()
    }, checkEvery)
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: for the developers; a visitor loses nothing
    console.warn('The service worker could not be registered', error)
  }
}

/** Gives what asks again which release is the newest, where that could not be told. */
function reloadOnChange(
  workers: ServiceWorkerContainer,
  router: Pick<SiteRouter, 'subscribe'>,
): () => void {
  let reloaded = false
  let due = false
  let unknown = false
  const act = (current: boolean) => {
    const reload = decideReload({ current, reloaded, busy: isBusy(document) })
    due = reload === 'later'
    if (reload !== 'now') return
    reloaded = true
    location.reload()
  }
  const look = async () => {
    const current = await isCurrent()
    unknown = current === null
    // Without a network, or a server, the page is better than none.
    if (current !== null) act(current)
  }
  workers.addEventListener('controllerchange', look)
  // What the visitor was busy with has been sent or left behind by the time another page shows.
  router.subscribe('onRendered', () => {
    if (due) act(false)
  })
  return () => {
    if (unknown) void look()
  }
}

/** Whether the page is of the newest release: the worker names all files of its own. Null when it can't be asked. */
async function isCurrent(): Promise<boolean | null> {
  const entry = document.querySelector<HTMLElement>('script[data-start]')?.dataset.start
  try {
    const response = await fetch(script)
    if (!response.ok) return null
    return entry !== undefined && (await response.text()).includes(entry)
  } catch {
    return null
  }
}
