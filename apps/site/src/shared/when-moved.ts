const moves = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'contextmenu',
]

/** Runs something at the first sign of a visitor: pointer, finger, key or scrolling. Returns what calls it off. */
export function whenMoved(run: () => void, page: EventTarget = window): () => void {
  const listeners = new AbortController()
  const { signal } = listeners
  for (const move of moves) {
    page.addEventListener(
      move,
      () => {
        listeners.abort()
        run()
      },
      { capture: true, passive: true, signal },
    )
  }
  return () => listeners.abort()
}
