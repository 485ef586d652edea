import type { Identity } from '@jalonne/lake'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { digest } from './secrets.ts'

const everyMs = 60 * 60_000

export interface TokenLogOptions {
  log: Logger
  recognise: (token: string) => Identity | null
}

/**
 * Makes what writes to the log which program uses its token, and from where; also who comes with a token that is not
 * valid. Once an hour for each token and client. The sessions of people are left out: their sign-in is in the log.
 */
export function tokenLog({ log, recognise }: TokenLogOptions) {
  const logged = new LRUCache<string, true>({ max: 10_000, ttl: everyMs, ttlResolution: 0 })
  const isNew = (subject: string) => {
    if (logged.has(subject)) return false
    logged.set(subject, true)
    return true
  }
  return (token: string, { client, address }: { client: string; address: string }): void => {
    if (!isNew(`${digest(token).toString('base64')} ${client}`)) return
    const identity = recognise(token)
    if (!identity) {
      // Whoever invents many is logged once.
      if (isNew(`invalid ${client}`)) log.warn({ client: address }, 'invalid token')
    } else if (identity.expiresAt === undefined) {
      const { id, name, role } = identity
      log.info({ token: name, id, role, client: address }, 'token used')
    }
  }
}
