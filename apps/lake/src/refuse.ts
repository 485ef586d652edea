const types = {
  403: 'forbidden',
  429: 'rateLimitExceeded',
  500: 'internalServerError',
  503: 'unavailable',
} as const

/** An answer of the door itself, in the shape Sanity's clients read errors in. */
export function refuse(status: keyof typeof types, message: string): Response {
  const body = {
    statusCode: status,
    error: { type: types[status], description: message },
    message,
  }
  const headers = { 'cache-control': 'no-store', ...(status !== 403 && { 'retry-after': '1' }) }
  return Response.json(body, { status, headers })
}
