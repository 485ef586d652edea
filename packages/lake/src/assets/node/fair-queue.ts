import pLimit, { type LimitFunction } from 'p-limit'
import { LakeProblem } from '../../problem.ts'

export interface FairQueueOptions {
  /** How much is done at once. */
  concurrency: number
  /** How much may wait beside what is being done, of all clients and of one. */
  waiting: number
  waitingPerClient: number
}

/** Who wants something done, and a signal for when nobody wants it any more. */
export interface Requester {
  client: string
  signal?: AbortSignal
}

export type FairQueue = <T>(requester: Requester, work: () => Promise<T>) => Promise<T>

/**
 * Makes a queue in which clients take turns, however much one of them brings. What nobody waits for any more is left out.
 * A client that brings too much is refused with 429, and everybody with 503 when too much waits.
 */
export function fairQueue({ concurrency, waiting, waitingPerClient }: FairQueueOptions): FairQueue {
  const common = pLimit(concurrency)
  // A client has only as much in the common line as can be done at once; the rest waits in its own.
  const lines = new Map<string, { limit: LimitFunction; held: number }>()
  let held = 0

  return async ({ client, signal }, work) => {
    const line = lines.get(client) ?? { limit: pLimit(concurrency), held: 0 }
    if (line.held >= waitingPerClient + concurrency) {
      throw new LakeProblem(429, 'tooManyImages', 'Wait until the other images are drawn')
    }
    if (held >= waiting + concurrency) {
      throw new LakeProblem(503, 'busy', 'Too many images are being drawn; try again in a moment')
    }
    lines.set(client, line)
    line.held++
    held++
    let isHeld = true
    const release = () => {
      if (!isHeld) return
      isHeld = false
      line.held--
      held--
    }
    signal?.addEventListener('abort', release)
    const begin = () => {
      if (signal?.aborted) throw new LakeProblem(503, 'abandoned', 'Nobody waited for it')
      signal?.removeEventListener('abort', release)
      return work()
    }
    try {
      return await line.limit(() => common(begin))
    } finally {
      release()
      if (line.limit.activeCount + line.limit.pendingCount === 0) lines.delete(client)
    }
  }
}
