import type { SourceMapStyle } from '../../source-maps/source-map.ts'
import type { Moment } from '../documents.ts'

/** A query that takes longer than others may wait, with everything it is evaluated with. */
export interface SlowQuery {
  query: string
  params: Record<string, unknown>
  style: SourceMapStyle | null
  indexedPaths: readonly string[]
  timestamp: Date
  identity: string
  sanity: { projectId: string; dataset: string }
  /** The client, for a query without a token; null with one. */
  client: string | null
  /** Milliseconds it may take. */
  ms: number
  /** Largest result, in bytes of JSON. */
  resultBytes: number
}

/** What it gave, as JSON text, and the names of what it read. */
export interface SlowResult {
  json: string
  sourceMap: string | null
  dependencies: string[]
}

/** Evaluates queries beside the thread that serves others. */
export interface SlowQueries {
  /**
   * Rejects with `LakeProblem`: 400 for a query that cannot be run, 408 for one too slow, 429 when too many wait, 503 where
   * the machine did not get to it.
   */
  run(query: SlowQuery, documents: Moment): Promise<SlowResult>
  close(): Promise<void>
}
