/** What `/healthz` tells; the process answers requests as soon as it tells anything. */
export interface Health {
  status: 'ok'
  /** Whether the lake's live events arrive; without them pages may be outdated. */
  lake: 'connected' | 'disconnected'
  /** Where the live events stand; moves with every change heard of. */
  cursor: string
  pages: { pages: number; errors: number; bytes: number }
  liveStreams: number
  uptimeSeconds: number
}
