import { LRUCache } from 'lru-cache'
import { newSecret } from './secrets.ts'

const lifetimeMs = 60_000

/**
 * One-time ids that a sign-in page gives to the Studio in its address, which then fetches the token. They are worth
 * nothing after a minute or once used, because addresses end up in histories.
 * @param now milliseconds
 */
export function handOver(now: () => number) {
  const waiting = new LRUCache<string, { personId: string; until: number }>({ max: 1_000 })
  return {
    offer(personId: string): string {
      const sid = newSecret()
      waiting.set(sid, { personId, until: now() + lifetimeMs })
      return sid
    },
    /** Whose sign-in it was; null when the id is unknown, used or too old. */
    take(sid: string): string | null {
      const found = waiting.get(sid)
      waiting.delete(sid)
      return found && found.until > now() ? found.personId : null
    },
  }
}
