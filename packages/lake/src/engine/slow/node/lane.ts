import pLimit from 'p-limit'
import { TooBusy } from '../../../groq/deadline.ts'
import { LakeProblem } from '../../../problem.ts'
import type { SlowQueries, SlowQuery } from '../types.ts'
import type { Link } from './links.ts'
import { QueryThread } from './query-thread.ts'

// A thread that has nothing to do takes some 15 MB.
const idleMs = 30_000

export interface LaneOptions {
  /** Threads. */
  atOnce: number
  mostWaiting: number
  /** Of one client, waiting and running. */
  mostOfClient: number
  /** Makes another place for a query. */
  link: () => Link
}

/** A few threads, and the queries that wait for them. */
export function lane({ atOnce, mostWaiting, mostOfClient, link }: LaneOptions): SlowQueries {
  const limit = pLimit(atOnce)
  const busy = new Set<QueryThread>()
  const idle: QueryThread[] = []
  const ofClients = new Map<string, number>()
  let isClosed = false

  const rest = (thread: QueryThread) => {
    idle.push(thread)
    const end = () => {
      const at = idle.indexOf(thread)
      if (at >= 0) void idle.splice(at, 1)[0]?.end()
    }
    thread.endAfter(idleMs, end)
  }

  const evaluate: SlowQueries['run'] = async (query, documents) => {
    let thread = idle.pop()
    // One that rests may have died meanwhile.
    while (thread?.isUsable === false) thread = idle.pop()
    thread ??= new QueryThread(link())
    busy.add(thread)
    try {
      return await thread.run(query, documents)
    } finally {
      busy.delete(thread)
      if (thread.isUsable) rest(thread)
    }
  }

  const checkRoom = ({ client }: SlowQuery) => {
    const own = client === null ? 0 : (ofClients.get(client) ?? 0)
    if (limit.pendingCount < mostWaiting && own < mostOfClient) return
    const description = 'Too many queries that take long are being asked; try again later'
    throw new LakeProblem(429, 'tooManySlowQueriesError', description)
  }
  const count = ({ client }: SlowQuery, change: 1 | -1) => {
    if (client === null) return
    const own = (ofClients.get(client) ?? 0) + change
    if (own === 0) ofClients.delete(client)
    else ofClients.set(client, own)
  }

  return {
    async run(query, documents) {
      checkRoom(query)
      count(query, 1)
      const queuedAt = performance.now()
      try {
        return await limit(() => {
          if (isClosed || performance.now() - queuedAt > query.ms) throw new TooBusy()
          return evaluate(query, documents)
        })
      } finally {
        count(query, -1)
      }
    },
    async close() {
      isClosed = true
      await Promise.all([...busy, ...idle.splice(0)].map((thread) => thread.end()))
    },
  }
}
