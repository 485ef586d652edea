import type { ProblemStatus } from '../problem.ts'
import { LakeProblem } from '../problem.ts'

const jsonType = 'application/json; charset=utf-8'

const encoder = new TextEncoder()

/** A response with text that already is JSON, as it is: the app compresses what is long enough. */
export function jsonText(text: string, status = 200): Response {
  const body = encoder.encode(text)
  const length = String(body.byteLength)
  return new Response(body, {
    status,
    headers: { 'content-type': jsonType, 'cache-control': 'no-store', 'content-length': length },
  })
}

/** A response that is never cached, with a value as JSON. */
export function json(value: unknown, status = 200): Response {
  return jsonText(JSON.stringify(value), status)
}

interface Details {
  /** What Sanity's clients know a cause by; it stands beside the error, not in it. */
  errorCode?: unknown
  [field: string]: unknown
}

function problem(
  status: ProblemStatus,
  type: string,
  message: string,
  { errorCode, ...details }: Details = {},
): Response {
  const error = { type, description: message, ...details }
  return json({ statusCode: status, error, message, errorCode }, status)
}

/** The response to an address or a method the lake doesn’t serve. */
export function notFoundResponse(method: string, path: string): Response {
  return problem(404, 'notFoundError', `The lake has no ${method} ${path}`)
}

/** The response to a refusal; whatever else was thrown is a fault of the lake and says nothing of its inside. */
export function problemResponse(error: unknown): Response {
  if (error instanceof LakeProblem) {
    const response = problem(error.status, error.type, error.message, error.details)
    if ([429, 503, 507].includes(error.status)) {
      response.headers.set('retry-after', String(error.details.retryAfter ?? 1))
    }
    return response
  }
  return problem(500, 'internalServerError', 'The lake failed to answer')
}
