/** The code of a system error such as `EADDRINUSE`, or null. */
export function codeOf(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? error.code : null
  return typeof code === 'string' ? code : null
}

/** What went wrong, as a text. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
