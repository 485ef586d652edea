import { OutOfTime } from '../groq/deadline.ts'
import { LakeProblem } from '../problem.ts'

/** Time that each client may use of the thread that serves everybody, in milliseconds. */
export interface TimeLimit {
  /**
   * Takes the time a client is about to use.
   * @returns 0 when it may, else the seconds until it may; nothing is taken then
   */
  take(client: string, ms: number): number
  /** Gives back what was not used of it. A negative number takes what was used beyond it. */
  giveBack(client: string, ms: number): void
}

/** What queries without a token may take, so that none of them keeps others waiting, whatever it selects. */
export interface AnonymousLimits {
  /** For any query. */
  time: TimeLimit
  /** More of it, for queries that find few documents by an index: those of ordinary readers. */
  indexedTime: TimeLimit
  /** More of it, to read short queries that are not known yet. */
  planTime: TimeLimit
  /** Milliseconds the thread has worked so far. */
  workedMs(): number
  /**
   * Runs something; throws `OutOfTime` once it takes longer than that, wherever it is by then. Queries with a token run
   * in it too, for longer.
   */
  interrupt<T>(ms: number, run: () => T): T
}

/** Longest turn of a query on the thread that serves everybody, in milliseconds. */
export const turnMs = 10
/** The same to read a query, and for one that finds few documents by an index: hardly any needs it. */
export const longTurnMs = 25
/** The same to read a short query: some milliseconds, but ten times that in a lake that has just started. */
export const readShortMs = 100

/** What a turn costs that ended before there was a result, unless it was that of an ordinary reader. */
const wastedTurnMs = 250

export interface Turn {
  client: string
  /** How long it may take. */
  ms: number
  /** What it may also be taken from, for what ordinary readers do. */
  spare: TimeLimit | null
}

/**
 * Runs something on the time of a client. Throws `LakeProblem` 429 where there is not enough left, `OutOfTime` where it
 * takes longer than it may.
 */
export function inTurn<T>(
  { time, workedMs, interrupt }: AnonymousLimits,
  { client, ms, spare }: Turn,
  run: () => T,
): T {
  let from = time
  const wait = time.take(client, ms)
  if (wait > 0) {
    if (!spare || spare.take(client, ms) > 0) throw timeUsedUp(wait)
    from = spare
  }
  const before = workedMs()
  let least = 0
  try {
    return interrupt(ms, run)
  } catch (error) {
    if (error instanceof OutOfTime && !spare) least = wastedTurnMs
    throw error
  } finally {
    from.giveBack(client, ms - Math.max(least, workedMs() - before))
  }
}

/** The refusal of a client that has used up its time; `retryAfter` in seconds. */
function timeUsedUp(retryAfter: number): LakeProblem {
  const description = 'Your queries take more than their share of the lake; ask for less, or later'
  return new LakeProblem(429, 'queryTimeExceededError', description, { retryAfter })
}
