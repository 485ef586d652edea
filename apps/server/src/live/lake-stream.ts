import type { LiveEvent, LiveEventGoAway } from '@sanity/client'
import type { Logger } from 'pino'
import * as v from 'valibot'
import { lakeClient } from '../content/lake-client.ts'
import type { ReadToken } from '../content/read-token.ts'
import type { ContentSource } from '../content/source.ts'
import { resumingFetch, type StreamPosition } from './resuming-fetch.ts'

export interface LakeStreamHandlers {
  /** Content with these tags changed. */
  onChange(tags: readonly string[], eventId: string | null): void
  /** The lake can be reached again, or for the first time. */
  onConnected(): void
  /** Anything may have changed: events were missed that can't be had any more. */
  onGap(): void
}

export interface LakeStreamOptions extends LakeStreamHandlers {
  content: ContentSource
  token: ReadToken
  log: Logger
  /** Milliseconds by a clock that nobody sets, such as `performance.now`. */
  now: () => number
  /** Longest silence before a connection is given up, in milliseconds. */
  silenceMs?: number
  /** Pause before subscribing anew after the lake has ended the stream; twice as long each time it does so again within a minute. */
  sentAwayMs?: number
}

/** Pause before subscribing anew after the lake refused the stream, in milliseconds. */
const refusedPauseMs = 5_000
const longestPauseMs = 300_000

/** The server's one subscription to the lake's live events. It never gives up. */
export interface LakeStream {
  readonly connected: boolean
  /** When the connection was lost, in milliseconds by `now`; 0 before the first one. */
  readonly disconnectedAt: number
  close(): void
}

// The client's type says that the reason is the event's own.
const goaway = v.object({ data: v.object({ reason: v.string() }) })

function reasonIn(event: unknown): string {
  const { success, output } = v.safeParse(goaway, event)
  return success ? `: ${output.data.reason}` : ''
}

/** Subscribes to the lake's live events, through reconnects, restarts and refusals. */
export function openLakeStream(options: LakeStreamOptions): LakeStream {
  const { log, now, content, token, silenceMs = 45_000, sentAwayMs = 3_000 } = options
  const position: StreamPosition = { lastEventId: null, resumed: false, failure: undefined }
  const fetchStream = resumingFetch(position, { token, silenceMs })
  const client = lakeClient(content, {
    resolveFetch: () => fetchStream,
    // A lake whose address does not name the project is to refuse that of another one.
    ...(!content.useProjectHostname && { headers: { 'x-sanity-project-id': content.projectId } }),
  })
  const state = { connected: false, disconnectedAt: 0 }
  let subscription: { unsubscribe(): void } | undefined
  let pause: NodeJS.Timeout | undefined
  let connectedAt = 0
  let nextPauseMs = sentAwayMs
  let lastLogged: string | null = null

  const lost = (why: string, error?: unknown) => {
    if (state.connected && now() - connectedAt > 60_000) nextPauseMs = sentAwayMs
    if (state.connected || state.disconnectedAt === 0) state.disconnectedAt = now()
    state.connected = false
    if (why === lastLogged) return
    lastLogged = why
    log.warn({ err: error }, `live events ${why}`)
  }
  const reached = () => {
    if (state.connected) return
    state.connected = true
    lastLogged = null
    connectedAt = now()
    options.onConnected()
    log.info({ resumed: position.resumed }, 'live events connected')
    // Whatever changed before a connection that did not resume was never heard of.
    if (!position.resumed) options.onGap()
  }
  const receive = (event: LiveEvent) => {
    if ('id' in event && event.id) position.lastEventId = event.id
    if (event.type === 'reconnect') return lost('interrupted', position.failure)
    if (event.type === 'goaway') return sentAway(event)
    reached()
    if (event.type === 'restart') options.onGap()
    if (event.type === 'message') options.onChange(event.tags, event.id || null)
  }
  const sentAway = (event: LiveEventGoAway) => {
    lost(`ended by the lake${reasonIn(event)}`)
    subscription?.unsubscribe()
    subscribeIn(nextPauseMs)
    nextPauseMs = Math.min(nextPauseMs * 2, longestPauseMs)
  }
  const subscribeIn = (ms: number) => {
    pause = setTimeout(subscribe, ms)
    pause.unref()
  }
  const subscribe = () => {
    subscription = client.live.events().subscribe({
      next: receive,
      error: (error) => {
        lost('refused', position.failure ?? error)
        subscribeIn(refusedPauseMs)
      },
    })
  }
  subscribe()

  return {
    get connected() {
      return state.connected
    },
    get disconnectedAt() {
      return state.disconnectedAt
    },
    close: () => {
      clearTimeout(pause)
      subscription?.unsubscribe()
    },
  }
}
