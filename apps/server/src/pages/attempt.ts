import type { FetchContent, RenderResult } from '@jalonne/site/render'
import { aborted } from '../content/aborted.ts'

/** Why a page could not be had: the lake did not respond, time ran out, or the code threw. */
export type FailureReason = 'unavailable' | 'deadline' | 'crash'

/** What is needed of a result: a status of 500 and above is a failure. */
type Outcome = Pick<RenderResult, 'status' | 'syncTags'>

export type Attempt<Result extends Outcome = RenderResult> =
  | { ok: true; result: Result; syncTags: string[] }
  /** `result` is the site's own error page, if it made one. */
  | { ok: false; reason: FailureReason; error: unknown; result: Result | null }

export interface AttemptOptions<Result extends Outcome> {
  work: (fetchContent: FetchContent, signal: AbortSignal) => Promise<Result>
  fetchContent: FetchContent
  deadlineMs: number
}

/**
 * Runs one rendering against a deadline, and notes what it read: the sync tags of every query, and
 * whether one failed. Never rejects. Work that ignores its signal is left behind at the deadline.
 */
export async function attempt<Result extends Outcome>(
  options: AttemptOptions<Result>,
): Promise<Attempt<Result>> {
  const deadline = AbortSignal.timeout(options.deadlineMs)
  const finished = new AbortController()
  const signal = AbortSignal.any([deadline, finished.signal])
  const read = watchReads(options.fetchContent, signal)
  const fail = (error: unknown, result: Result | null): Attempt<Result> => ({
    ok: false,
    reason: deadline.aborted ? 'deadline' : read.failed() ? 'unavailable' : 'crash',
    error: read.error() ?? error,
    result,
  })
  try {
    const result = await Promise.race([options.work(read.fetchContent, signal), aborted(signal)])
    if (result.status >= 500 || read.failed()) return fail(null, result)
    return { ok: true, result, syncTags: read.tags(result.syncTags) }
  } catch (error) {
    return fail(error, null)
  } finally {
    // Queries still under way serve nobody any more.
    finished.abort(new Error('finished'))
  }
}

function watchReads(fetchContent: FetchContent, end: AbortSignal) {
  const tags = new Set<string>()
  let failure: { error: unknown } | null = null
  const watched: FetchContent = async (query, params, { signal }) => {
    const either = signal ? AbortSignal.any([signal, end]) : end
    try {
      const content = await fetchContent(query, params, { signal: either })
      for (const tag of content.syncTags) tags.add(tag)
      return content
    } catch (error) {
      if (!signal?.aborted) failure ??= { error }
      throw error
    }
  }
  return {
    fetchContent: watched,
    failed: () => failure !== null,
    error: () => failure?.error,
    tags: (more: readonly string[]) => [...new Set([...tags, ...more])],
  }
}
