/** The HTTP status with which a client of `@sanity/client` was answered; null for an error of another kind. */
export const statusOf = (error: unknown): number | null =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : null
