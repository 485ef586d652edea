/** What went wrong, as a text. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
