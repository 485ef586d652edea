/** Something the person at the command line has to put right; its message is a sentence and all they see. */
export class Failure extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'Failure'
  }
}

/** The code of a system error such as `EADDRINUSE`, or null. */
export function codeOf(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? error.code : null
  return typeof code === 'string' ? code : null
}

/** What went wrong, in the words of whoever noticed. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
