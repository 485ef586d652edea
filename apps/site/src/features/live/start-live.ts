import type { LiveEvent } from './live-event.ts'
import { createLiveStream, type LiveStreamOptions } from './live-stream.ts'

/** The messages between tabs. */
export type TabMessage =
  | { type: 'event'; event: LiveEvent }
  /** The tab that listens wants to know where the others stand. */
  | { type: 'listening' }
  /** A tab says where it stands, so that it gets what it missed. */
  | { type: 'position'; cursor: string | null }

export interface TabChannel {
  post(message: TabMessage): void
  onMessage(listener: (message: TabMessage) => void): void
  close(): void
}

export interface LiveOptions extends Omit<LiveStreamOptions, 'onEvent'> {
  /** Where the stream stood when the page was rendered. */
  cursor: string | null
  onEvent: (event: LiveEvent) => void
  channel: TabChannel
  /** Runs `work` while this tab alone holds the stream; `signal` ends the waiting and the holding. */
  hold: (signal: AbortSignal, work: () => void) => void
  visibility: {
    visible: () => boolean
    onChange: (listener: () => void) => () => void
  }
}

/**
 * Gives this tab the events of changed content. Of all tabs one listens to the server and passes events on; it does
 * so only while it is visible. Returns the function that stops.
 */
export function startLive(options: LiveOptions): () => void {
  const { channel, visibility } = options
  let { cursor } = options
  let turn: AbortController | undefined
  let listening = false

  const receive = (event: LiveEvent, heardAllBefore: boolean) => {
    if (heardAllBefore && event.type !== 'welcome') cursor = event.cursor
    cursor ??= event.cursor
    options.onEvent(event)
  }
  const stream = createLiveStream(
    {
      ...options,
      onEvent: (event) => {
        receive(event, true)
        channel.post({ type: 'event', event })
      },
    },
    () => cursor,
  )
  const listen = () => {
    listening = true
    stream.connect()
    channel.post({ type: 'listening' })
  }
  const takeTurn = () => {
    if (visibility.visible() === (turn !== undefined)) return
    if (turn) {
      turn.abort()
      turn = undefined
      listening = false
      stream.close()
    } else {
      turn = new AbortController()
      channel.post({ type: 'position', cursor })
      options.hold(turn.signal, listen)
    }
  }
  channel.onMessage((message) => {
    // A hidden tab may have missed what came before, when no tab listened; one that listens is sent it all itself.
    if (message.type === 'event') receive(message.event, turn !== undefined && !listening)
    if (message.type === 'listening' && turn) channel.post({ type: 'position', cursor })
    if (message.type === 'position' && listening && isBehind(message.cursor, cursor)) {
      cursor = message.cursor
      stream.connect()
    }
  })
  const unsubscribe = visibility.onChange(takeTurn)
  takeTurn()
  return () => {
    unsubscribe()
    turn?.abort()
    stream.close()
    channel.close()
  }
}

/**
 * Whether a cursor stands before another. Cursors are `<epoch>.<sequence>`; those of different epochs can't be
 * compared, and the first counts as behind, for the server then says to start over.
 */
export function isBehind(cursor: string | null, other: string | null): boolean {
  if (cursor === null || other === null) return false
  const [epoch, sequence] = cursor.split('.')
  const [otherEpoch, otherSequence] = other.split('.')
  return epoch !== otherEpoch || Number(sequence) < Number(otherSequence)
}
