import { setImmediate } from 'node:timers/promises'
import {
  createKnowledge,
  documentsQuery,
  type Knowledge,
  type KnownDocument,
  knownQuery,
  readDocuments,
  readRevisions,
} from '@jalonne/assistant'
import type { FetchContent } from '@jalonne/site/render'
import type { Logger } from 'pino'

const retryAfter = 5_000
/** Documents asked for at once: with their ids the query still fits an address. */
const mostAtOnce = 100
/** Documents learnt before something else has its turn. */
const step = 10

export interface FollowContentOptions {
  fetchContent: FetchContent
  log: Logger
}

/** What the assistant knows, kept as the published content is. */
export interface FollowedContent {
  readonly knowledge: Pick<Knowledge, 'answer' | 'keepsQuestions'>
  /** Resolves once the content has been read for the first time. */
  readonly ready: Promise<void>
  /** Content has changed: these tags, or who knows what. */
  changed(tags: readonly string[] | null): void
  close(): void
}

/** Reads the published content, and after a change what is new in it. */
export function followContent({ fetchContent, log }: FollowContentOptions): FollowedContent {
  const knowledge = createKnowledge()
  const closing = new AbortController()
  const { signal } = closing
  const ready = Promise.withResolvers<void>()
  let cached = new Map<string, { revision: string; document: KnownDocument | null }>()
  let tags: readonly string[] | null = null
  let reading = false
  let again = false
  let retry: NodeJS.Timeout | undefined

  async function fetchDocuments(ids: readonly string[]): Promise<KnownDocument[]> {
    const documents: KnownDocument[] = []
    for (let start = 0; start < ids.length; start += mostAtOnce) {
      const part = { ids: ids.slice(start, start + mostAtOnce) }
      const { result } = await fetchContent(documentsQuery, part, { signal })
      const read = readDocuments(result)
      documents.push(...read.documents)
      if (read.unread.length > 0) log.warn({ ids: read.unread }, 'the assistant cannot read these')
      // Pages are served in between.
      await setImmediate()
    }
    return documents
  }

  // Nobody is answered before all is known; pages are served in between.
  async function learn(documents: readonly KnownDocument[]): Promise<void> {
    for (let end = step; end < documents.length && !signal.aborted; end += step) {
      knowledge.update(documents.slice(0, end))
      await setImmediate()
    }
  }

  async function read(): Promise<void> {
    const { result, syncTags } = await fetchContent(knownQuery, {}, { signal })
    tags = syncTags
    const revisions = readRevisions(result)
    const changed = [...revisions].filter(([id, revision]) => cached.get(id)?.revision !== revision)
    const isSame = changed.length === 0 && revisions.size === cached.size
    if (isSame && revisions.size > 0) return
    const fetched = await fetchDocuments(changed.map(([id]) => id))
    const byId = new Map(fetched.map((document) => [document._id, document]))
    const isFirst = cached.size === 0
    cached = new Map(
      [...revisions].map(([id, revision]) => {
        const known = cached.get(id)
        const document = byId.get(id) ?? null
        return [id, known?.revision === revision ? known : { revision, document }]
      }),
    )
    const documents = [...cached.values()].flatMap(({ document }) => document ?? [])
    if (isFirst) await learn(documents)
    knowledge.update(documents)
  }

  async function readAll(): Promise<void> {
    if (reading) {
      again = true
      return
    }
    reading = true
    clearTimeout(retry)
    try {
      do {
        again = false
        await read()
      } while (again)
      ready.resolve()
    } catch (error) {
      if (!signal.aborted) {
        log.warn({ err: error }, 'the assistant could not read the content')
        retry = setTimeout(() => void readAll(), retryAfter)
      }
    } finally {
      reading = false
    }
  }

  void readAll()
  return {
    knowledge,
    ready: ready.promise,
    changed(touched) {
      if (touched === null || tags === null || touched.some((tag) => tags?.includes(tag))) {
        void readAll()
      }
    },
    close() {
      clearTimeout(retry)
      closing.abort()
    },
  }
}
