/** How long what is deferred may wait for the browser to be idle, in milliseconds. */
const idleTimeout = 1500
/** How long it waits in a browser that can't say when it is idle, in milliseconds. */
const idleFallback = 600

/** Runs something once the browser has nothing better to do. Returns what calls it off. */
export function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(run, { timeout: idleTimeout })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(run, idleFallback)
  return () => clearTimeout(timer)
}
