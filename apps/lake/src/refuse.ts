const types = {
  401: 'unauthorizedError',
  403: 'forbidden',
  413: 'payloadTooLargeError',
  429: 'rateLimitExceeded',
  500: 'internalServerError',
  503: 'unavailable',
} as const

const passing = new Set([429, 500, 503])

/** An answer of the door itself, in the shape Sanity's clients read errors in. */
export function refuse(status: keyof typeof types, message: string): Response {
  const body = {
    statusCode: status,
    error: { type: types[status], description: message },
    message,
  }
  const headers = {
    'cache-control': 'no-store',
    ...(passing.has(status) && { 'retry-after': '1' }),
  }
  return Response.json(body, { status, headers })
}
