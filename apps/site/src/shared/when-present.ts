// Not a press: what it asks for comes first.
const signs = ['pointermove', 'keydown', 'scroll']

/** Runs something at the first sign of a visitor: a move, a key, a scroll. */
export function whenPresent(run: () => void): void {
  const seen = new AbortController()
  for (const sign of signs) {
    addEventListener(
      sign,
      () => {
        seen.abort()
        run()
      },
      { capture: true, passive: true, signal: seen.signal },
    )
  }
}
