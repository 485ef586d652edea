/** Runs something at the first of these events, anywhere on the page. */
export function atFirstEvent(types: readonly string[], run: () => void): void {
  const listening = new AbortController()
  const seen = () => {
    listening.abort()
    run()
  }
  // In the capture phase: React stops presses on a part that it is about to hydrate.
  const options = { capture: true, passive: true, signal: listening.signal }
  for (const type of types) addEventListener(type, seen, options)
}
