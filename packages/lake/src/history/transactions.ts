import type { Dataset } from '../dataset.ts'
import { authorName } from '../documents/author.ts'
import { flag, whole } from '../http/search-params.ts'
import type { Effects } from '../mendoza/index.ts'
import { LakeProblem } from '../problem.ts'
import type { HistoryRange, PastTransaction } from '../storage/types.ts'

const usuallyListed = 100
const mostListed = 1_000

function rangeOf(
  { history }: Dataset,
  search: URLSearchParams,
  moment: (text: string, shiftMs?: number) => string,
): HistoryRange {
  const position = (name: string) => {
    const id = search.get(name)
    // What is no longer stored lies before all that is.
    return id ? (history.positionOf(id) ?? 0) : undefined
  }
  const time = (name: string, shiftMs: number) => {
    const text = search.get(name)
    if (!text) return undefined
    return history.positionAt(moment(text, shiftMs))
  }
  const before = time('fromTime', -1)
  const authors = search.get('authors')
  return {
    from: position('fromTransaction') || (before === undefined ? undefined : before + 1),
    to: position('toTransaction') ?? time('toTime', 0),
    limit: whole(search, 'limit', usuallyListed, mostListed),
    newestFirst: flag(search, 'reverse'),
    authors: authors ? authors.split(',') : undefined,
  }
}

/**
 * The transactions that changed these documents, one line of JSON each, as `search` selects them. Throws `LakeProblem`
 * 400 for a parameter that cannot be read.
 */
export function transactionLines(
  dataset: Dataset,
  ids: readonly string[],
  search: URLSearchParams,
  moment: (text: string, shiftMs?: number) => string,
): Iterator<string, void> {
  const format = search.get('effectFormat')
  if (format !== null && format !== 'mendoza') {
    throw new LakeProblem(400, 'invalidParamError', 'effectFormat must be mendoza')
  }
  const withMutations = !flag(search, 'excludeContent') && !flag(search, 'excludeMutations')
  const isNarrow = flag(search, 'includeIdentifiedDocumentsOnly')
  const wanted = new Set(ids)

  const line = ({ position, id, timestamp, author, documentIds }: PastTransaction) => {
    const documentIDs = isNarrow ? documentIds.filter((one) => wanted.has(one)) : documentIds
    const effects: Record<string, Effects> = {}
    for (const one of format ? documentIDs : []) {
      const found = dataset.history.effects(one, position)
      if (found) effects[one] = found
    }
    const record = {
      id,
      timestamp,
      author: authorName(author),
      documentIDs,
      ...(withMutations ? { mutations: mutationsAt(dataset, position) } : {}),
      ...(format ? { effects } : {}),
    }
    return `${JSON.stringify(record)}\n`
  }
  const range = { ...rangeOf(dataset, search, moment), withoutMutations: true }
  return Iterator.from(dataset.history.transactions(ids, range)).map(line)
}

// One transaction after the other: imports write thousands of documents in each.
function mutationsAt({ history }: Dataset, position: number): unknown[] {
  const [found] = history.transactions([], {
    from: position,
    to: position,
    limit: 1,
    newestFirst: true,
  })
  return found?.mutations ?? []
}
