import type { ContentResult, FetchContent } from '@jalonne/site/render'
import type { ChangeLog } from './change-log.ts'

export interface KeptAnswersOptions {
  fetchContent: FetchContent
  changes: ChangeLog
  /** Whether changes are heard of: nothing kept counts while they are not. */
  isConnected: () => boolean
}

/**
 * Reads content, and keeps what queries without parameters were answered until one of their tags changes: layout and
 * redirects are the same for all pages. There are as many of them as the site has such queries.
 */
export function keptAnswers(options: KeptAnswersOptions): FetchContent {
  const { fetchContent, changes, isConnected } = options
  const kept = new Map<string, { answer: ContentResult; sequence: number }>()
  return async (query, params, more) => {
    if (Object.keys(params).length > 0) return fetchContent(query, params, more)
    const known = kept.get(query)
    if (known && isConnected() && !changes.changedSince(known.sequence, known.answer.syncTags)) {
      return known.answer
    }
    // Before it is read: what changes meanwhile may not be in it.
    const { sequence } = changes
    const answer = await fetchContent(query, params, more)
    // Without tags nothing could ever tell that it is outdated.
    if (answer.syncTags.length > 0) kept.set(query, { answer, sequence })
    return answer
  }
}
