export type ErrorKind = 'hydration' | 'render'
export interface ErrorDetails {
  componentStack?: string | null | undefined
}

/** Tells the developers of an error a visitor ran into. */
export function reportError(kind: ErrorKind, error: unknown, details: ErrorDetails): void {
  // biome-ignore lint/suspicious/noConsole: the browser's console is where errors are looked for
  console.error(`${kind} error`, error, details.componentStack ?? '')
}
