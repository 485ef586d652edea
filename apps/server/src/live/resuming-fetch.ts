import { type ReadToken, TokenRefused } from '../content/read-token.ts'

/** Where the stream of live events stands, as far as its connections tell. */
export interface StreamPosition {
  /** The id of the last event received; repeated on every new connection. */
  lastEventId: string | null
  /** True when the latest connection asked to go on from an event it had already seen. */
  resumed: boolean
}

/**
 * A `fetch` for the event stream of `@sanity/client` that always resumes where the last event left
 * off, and gives a silent connection up.
 *
 * The client forgets the last event id when a connection is refused outright (a proxy answering
 * 502 while the lake restarts), and a connection whose other end vanished would be waited on for
 * minutes.
 */
export function resumingFetch(
  position: StreamPosition,
  { token, silenceMs }: { token: ReadToken; silenceMs: number },
) {
  return async (input: string, init: RequestInit = {}): Promise<Response> => {
    // The client tells of a lost connection only once this is answered, maybe after the new one's welcome.
    if (input.includes('/check/cors')) return Response.json(corsAllowed)
    const headers = new Headers(init.headers)
    if (position.lastEventId !== null) headers.set('last-event-id', position.lastEventId)
    const silence = new AbortController()
    const timer = setTimeout(() => silence.abort(new Error('silent')), silenceMs)
    timer.unref()
    const signals = init.signal ? [init.signal, silence.signal] : [silence.signal]
    try {
      const response = await token.use(async (known) => {
        // The client itself sends a token only to hear of drafts; the lake keeps places for those who have one.
        if (known === null) headers.delete('authorization')
        else headers.set('authorization', `Bearer ${known}`)
        const answer = await fetch(input, { ...init, headers, signal: AbortSignal.any(signals) })
        if (known === null || ![401, 403].includes(answer.status)) return answer
        await answer.body?.cancel()
        throw new TokenRefused('The stream of events is refused with this token')
      })
      position.resumed = headers.has('last-event-id')
      return watched(response, timer)
    } catch (error) {
      clearTimeout(timer)
      throw error
    }
  }
}

// A server has no origin that could be refused.
const corsAllowed = { result: { allowed: true, withCredentials: true } }

function watched(response: Response, timer: NodeJS.Timeout): Response {
  if (!response.body) {
    clearTimeout(timer)
    return response
  }
  const body = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        timer.refresh()
        controller.enqueue(chunk)
      },
      flush: () => clearTimeout(timer),
    }),
  )
  return new Response(body, { status: response.status, headers: response.headers })
}
