import pLimit from 'p-limit'
import { LakeProblem } from '../../../problem.ts'
import { OutOfTime } from '../../guarded.ts'
import type { Moment, SlowQueries, SlowQuery, SlowResult } from '../types.ts'
import { QueryThread } from './query-thread.ts'

const AT_ONCE = 2
const MOST_WAITING = 32
// A thread that has nothing to do takes some 15 MB.
const IDLE_MS = 30_000

/**
 * Evaluates slow queries in threads of their own, made when there are any. A thread has no copy of the dataset: it is
 * handed the documents its query gets to, and forgets them when it is done.
 */
export function workerQueries(): SlowQueries {
  const limit = pLimit(AT_ONCE)
  const busy = new Set<QueryThread>()
  const idle: QueryThread[] = []

  const rest = (thread: QueryThread) => {
    idle.push(thread)
    const end = () => {
      const at = idle.indexOf(thread)
      if (at >= 0) void idle.splice(at, 1)[0]?.end()
    }
    thread.endAfter(IDLE_MS, end)
  }

  const evaluate = async (query: SlowQuery, documents: Moment): Promise<SlowResult> => {
    if (query.ms <= 0) throw new OutOfTime()
    const thread = idle.pop() ?? new QueryThread()
    busy.add(thread)
    try {
      return await thread.run(query, documents)
    } finally {
      busy.delete(thread)
      if (thread.isUsable) rest(thread)
    }
  }

  return {
    async run(query, documents) {
      if (limit.pendingCount >= MOST_WAITING) {
        const description = 'Too many queries that take long are being asked; try again later'
        throw new LakeProblem(429, 'tooManySlowQueriesError', description)
      }
      const asked = performance.now()
      return limit(() => {
        const ms = query.ms - (performance.now() - asked)
        return evaluate({ ...query, ms }, documents)
      })
    },
    async close() {
      await Promise.all([...busy, ...idle.splice(0)].map((thread) => thread.end()))
    },
  }
}
