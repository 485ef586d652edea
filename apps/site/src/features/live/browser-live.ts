import type { SiteConfig } from '../../config.ts'
import type { LiveEvent } from './live-event.ts'
import { startLive, type TabChannel, type TabMessage } from './start-live.ts'

/** Listens to the site's live events with what the browser offers. Returns the function that stops. */
export function startBrowserLive(
  { url, cursor }: SiteConfig['live'],
  onEvent: (event: LiveEvent) => void,
): () => void {
  return startLive({
    url,
    cursor: cursor ?? null,
    onEvent,
    open: (address) => new EventSource(address),
    channel: openChannel('jalonne-live'),
    hold,
    visibility: {
      visible: () => document.visibilityState === 'visible',
      onChange: (listener) => {
        document.addEventListener('visibilitychange', listener)
        return () => document.removeEventListener('visibilitychange', listener)
      },
    },
  })
}

// Where the browser refuses it (cookies blocked), this tab is on its own.
function openChannel(name: string): TabChannel {
  try {
    return channelOf(new BroadcastChannel(name))
  } catch {
    return { post: () => {}, onMessage: () => {}, close: () => {} }
  }
}

function channelOf(channel: BroadcastChannel): TabChannel {
  return {
    post: (message) => channel.postMessage(message),
    onMessage: (listener) => {
      channel.addEventListener('message', (event: MessageEvent<TabMessage>) => listener(event.data))
    },
    close: () => channel.close(),
  }
}

// Without Web Locks (plain http on another host, or refused) every visible tab listens for itself.
function hold(signal: AbortSignal, work: () => void): void {
  if (!navigator.locks) {
    work()
    return
  }
  const released = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
  const held = navigator.locks.request('jalonne-live', { signal }, () => {
    work()
    return released
  })
  held.catch(() => {
    // Aborted while waiting for its turn, nothing was held.
    if (!signal.aborted) work()
  })
}
