import type { Logger } from 'pino'
import * as v from 'valibot'

/** How long the token is left aside once the lake has refused it, in milliseconds. */
const pauseMs = 60_000

const refusal = v.object({ statusCode: v.picklist([401, 403]) })

/** The lake has answered that it does not know, or no longer knows, a token. */
export class TokenRefused extends Error {
  readonly statusCode = 401
}

/** The token the server reads published content with. */
export interface ReadToken {
  /** Whether there is a token, and what the lake has last said of it. */
  readonly state: 'none' | 'untried' | 'accepted' | 'refused'
  /**
   * Does work with the token, or without one where there is none or the lake refuses it: what is published is public.
   * The work rejects with what the lake answered.
   */
  use<T>(work: (token: string | null) => Promise<T>): Promise<T>
}

export interface ReadTokenOptions {
  token: string | null
  log: Logger
  /** Milliseconds by a clock that nobody sets, such as `performance.now`. */
  now: () => number
}

/** Keeps what the lake says of the token, and tries one that was refused again after a minute. */
export function readToken({ token, log, now }: ReadTokenOptions): ReadToken {
  let refusedAt: number | null = null
  let isTried = false
  const accepted = () => {
    if (refusedAt !== null) log.info('SANITY_API_READ_TOKEN is accepted again')
    refusedAt = null
    isTried = true
  }
  const refused = () => {
    if (refusedAt === null) {
      log.error(
        'The lake refuses SANITY_API_READ_TOKEN: published content is read without it, and there are no previews',
      )
    }
    refusedAt = now()
  }
  return {
    get state() {
      if (token === null) return 'none'
      if (refusedAt !== null) return 'refused'
      return isTried ? 'accepted' : 'untried'
    },
    async use(work) {
      const isLeft = refusedAt !== null && now() - refusedAt < pauseMs
      if (token === null || isLeft) return work(null)
      try {
        const result = await work(token)
        accepted()
        return result
      } catch (error) {
        if (!v.is(refusal, error)) throw error
        refused()
        return work(null)
      }
    },
  }
}
