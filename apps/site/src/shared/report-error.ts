import { sendReport } from './send-report.ts'

export type ErrorKind = 'hydration' | 'render'
export interface ErrorDetails {
  componentStack?: string | null | undefined
}

/** How many reports of one visit are taken, and how many are tried where the network or the server takes none. */
const mostTaken = 5
const mostTried = 25
const reported = new Set<string>()
let taken = 0

/** Reports an error a visitor ran into while React was at work. */
export function reportError(kind: ErrorKind, error: unknown, details: ErrorDetails): void {
  // biome-ignore lint/suspicious/noConsole: the browser's console is where errors are looked for
  console.error(`${kind} error`, error, details.componentStack ?? '')
  void send(error, { info: details.componentStack ?? kind })
}

/** Reports everything else that fails in the page: scripts, promises, modules that can't be loaded. */
export function watchErrors(): void {
  const watch = (name: string, cause: (event: Event) => unknown) =>
    window.addEventListener(name, (event) => void send(cause(event), { url: location.href }))
  watch('error', (event) => (event instanceof ErrorEvent ? (event.error ?? event.message) : null))
  watch('unhandledrejection', (event) => Reflect.get(event, 'reason'))
  watch('vite:preloadError', (event) => Reflect.get(event, 'payload'))
}

// A broken browser repeats itself: one report of each message, and a few a visit at most.
async function send(error: unknown, place: { info: string } | { url: string }): Promise<void> {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: '' }
  if (!error || reported.has(message) || taken >= mostTaken || reported.size >= mostTried) return
  reported.add(message)
  taken += 1
  if (!(await sendReport('/api/error', { message, stack, ...place }))) taken -= 1
}
