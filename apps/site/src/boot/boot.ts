/** What the inline script of a page and the scripts that come after the first view share, at `window.boot`. */
export interface Boot {
  /** The visitor's first intent; none so far. */
  intent?: Event
  /** The answer with the state of the page; none where the page carries it. */
  state?: Promise<Response>
  /** The state of the page, once it is read. */
  page?: unknown
  /** Buttons pressed before the app took over. */
  pressed: HTMLElement[]
  /** What notes them. */
  press: (event: Event) => void
  /** What refuses the context menu until the start script does. */
  refuse: (event: MouseEvent) => void
  /** Wakes the app up at once; there as soon as the start script is. */
  launch?: () => void
  /** Reports that something could not be fetched, and throws it again. */
  fail: (error: unknown) => never
}

declare global {
  interface Window {
    boot: Boot
  }
}
