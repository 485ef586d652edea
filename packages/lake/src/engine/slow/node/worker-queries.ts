import type { SlowQueries } from '../types.ts'
import { lane } from './lane.ts'
import { processLink, threadLink } from './links.ts'

/**
 * Evaluates slow queries in threads of their own, made when there are any. A thread has no copy of the dataset: it is
 * handed the documents its query gets to, and forgets them when it is done. Queries without a token have one for
 * themselves, in a process of its own: whatever their queries do to it, nobody else notices.
 */
export function workerQueries(): SlowQueries {
  const lanes = {
    known: lane({ atOnce: 2, mostWaiting: 32, mostOfClient: 32, link: () => threadLink(1_024) }),
    anonymous: lane({ atOnce: 1, mostWaiting: 8, mostOfClient: 2, link: () => processLink(256) }),
  }
  return {
    run: (query, documents) =>
      lanes[query.client === null ? 'known' : 'anonymous'].run(query, documents),
    async close() {
      await Promise.all(Object.values(lanes).map((each) => each.close()))
    },
  }
}
