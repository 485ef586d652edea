/** How long what is deferred may wait for the browser to be idle, in milliseconds. */
const idleTimeout = 1500
/** How long it waits in a browser that can't say when it is idle, in milliseconds. */
const idleFallback = 600

type Idle = Pick<Window, 'setTimeout' | 'clearTimeout'> &
  Partial<Pick<Window, 'requestIdleCallback' | 'cancelIdleCallback'>>

/** Runs something once the browser has nothing better to do. Returns what calls it off. */
export function whenIdle(run: () => void, browser: Idle = window): () => void {
  if (browser.requestIdleCallback) {
    const handle = browser.requestIdleCallback(run, { timeout: idleTimeout })
    return () => browser.cancelIdleCallback?.(handle)
  }
  const timer = browser.setTimeout(run, idleFallback)
  return () => browser.clearTimeout(timer)
}
