import { type ReadToken, TokenRefused } from '../content/read-token.ts'

/** Where the stream of live events stands, as far as its connections tell. */
export interface StreamPosition {
  /** The id of the last event received; repeated on every new connection. */
  lastEventId: string | null
  /** True when the latest connection asked to go on from an event it had already seen. */
  resumed: boolean
  /** Why the latest connection did not come about or was lost, which the client does not say. */
  failure: unknown
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
      const { status, headers: answered, body } = response
      if (!response.ok || !body) {
        const said = (await response.text()).slice(0, 500)
        clearTimeout(timer)
        position.failure = new Error(`The lake answered with ${status}: ${said}`)
        return new Response(null, { status })
      }
      position.failure = undefined
      const events = watched(body, timer, (reason) => {
        position.failure = reason
      })
      return new Response(events, { status, headers: answered })
    } catch (error) {
      clearTimeout(timer)
      position.failure = error
      throw error
    }
  }
}

// A server has no origin that could be refused.
const corsAllowed = { result: { allowed: true, withCredentials: true } }

/** Puts the timer off with each part of a body, and says why the rest of it does not come. */
function watched(
  body: ReadableStream<Uint8Array>,
  timer: NodeJS.Timeout,
  onLost: (reason: unknown) => void,
): ReadableStream<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      timer.refresh()
      controller.enqueue(chunk)
    },
  })
  void body
    .pipeTo(writable)
    .catch(onLost)
    .finally(() => clearTimeout(timer))
  return readable
}
