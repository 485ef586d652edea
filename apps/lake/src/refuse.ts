const types = {
  401: 'unauthorizedError',
  403: 'forbidden',
  413: 'payloadTooLargeError',
  429: 'rateLimitExceeded',
  500: 'internalServerError',
  503: 'unavailable',
  507: 'insufficientStorageError',
} as const

const passing = new Set([429, 500, 503, 507])

/**
 * A response of the server itself, in the shape Sanity's clients read errors in.
 * @param seconds when to try again, where that helps
 */
export function refuse(status: keyof typeof types, message: string, seconds = 1): Response {
  const body = {
    statusCode: status,
    error: { type: types[status], description: message },
    message,
  }
  const headers = {
    'cache-control': 'no-store',
    ...(passing.has(status) && { 'retry-after': String(seconds) }),
  }
  return Response.json(body, { status, headers })
}
