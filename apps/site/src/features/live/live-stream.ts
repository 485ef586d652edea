import { type LiveEvent, liveEventTypes, parseLiveEvent } from './live-event.ts'

/** The part of EventSource a stream needs. */
export interface EventSourceLike {
  addEventListener(type: string, listener: (event: { data?: string }) => void): void
  close(): void
}

export interface LiveStreamOptions {
  url: string
  open: (url: string) => EventSourceLike
  onEvent: (event: LiveEvent) => void
}

export interface LiveStream {
  /** Connects, or connects anew, to get what came after the cursor. */
  connect(): void
  close(): void
}

const firstDelay = 1000
const longestDelay = 30_000

/** One connection to the server's events, renewed for as long as it is wanted: after 1 s, doubled, at most 30 s. */
export function createLiveStream(
  options: LiveStreamOptions,
  cursor: () => string | null,
): LiveStream {
  let source: EventSourceLike | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0

  const drop = () => {
    clearTimeout(timer)
    source?.close()
    source = undefined
  }
  const connect = () => {
    drop()
    const current = options.open(addressAfter(options.url, cursor()))
    source = current
    for (const type of liveEventTypes) {
      current.addEventListener(type, ({ data = '' }) => {
        if (source !== current) return
        failures = 0
        options.onEvent(parseLiveEvent(type, data))
      })
    }
    current.addEventListener('error', () => {
      if (source !== current) return
      drop()
      const delay = Math.min(firstDelay * 2 ** failures, longestDelay)
      failures += 1
      // Spreads the reconnects of many visitors.
      timer = setTimeout(connect, delay * (0.5 + Math.random() / 2))
    })
  }
  return { connect, close: drop }
}

function addressAfter(url: string, cursor: string | null): string {
  return cursor === null ? url : `${url}?since=${encodeURIComponent(cursor)}`
}
