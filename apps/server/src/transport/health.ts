import type { ReadToken } from '../content/read-token.ts'

/** What `/healthz` reports; it responds as soon as the process takes requests. */
export interface Health {
  status: 'ok'
  /** Whether the lake's live events arrive; `hanging` while its queries are not answered. */
  lake: 'connected' | 'disconnected' | 'hanging'
  /** What the lake says of `SANITY_API_READ_TOKEN`: with one that is refused there are no previews. */
  readToken: ReadToken['state']
  /** Whether the team hears of who writes; `late` while an e-mail to it has waited for more than an hour, `none` without a mail server. */
  mail: 'on time' | 'late' | 'none'
  /** Where the live events stand; moves with every change heard of. */
  cursor: string
  pages: { pages: number; errors: number; bytes: number }
  liveStreams: number
  uptimeSeconds: number
}

/**
 * What `/healthz/ready` reports: whether all that visitors and editors need is there. Mail that is late does not change
 * the status: visitors lose nothing by it, and would by a load balancer that sends them away.
 */
export interface Readiness {
  status: 'ready' | 'not ready'
  /** Whether what visitors send can be stored now. */
  inbox: 'writable' | 'not writable'
  lake: Health['lake']
  readToken: Health['readToken']
  mail: Health['mail']
}

const checkedFor = 5_000

/** Makes the check of readiness. The inbox is tried with a real write, once in five seconds at most, however many requests come. */
export function readinessCheck(checkInbox: () => Promise<void>, health: () => Health) {
  let checkedAt = Number.NEGATIVE_INFINITY
  let check = Promise.resolve(false)
  return async (): Promise<Readiness> => {
    if (performance.now() - checkedAt > checkedFor) {
      checkedAt = performance.now()
      check = checkInbox().then(
        () => true,
        () => false,
      )
    }
    const [isWritable, { lake, readToken, mail }] = [await check, health()]
    const isReady = isWritable && lake === 'connected' && readToken !== 'refused'
    return {
      status: isReady ? 'ready' : 'not ready',
      inbox: isWritable ? 'writable' : 'not writable',
      lake,
      readToken,
      mail,
    }
  }
}
