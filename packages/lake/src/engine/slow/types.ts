import type { LakeDocument } from '../../documents/document.ts'
import type { SourceMapStyle } from '../evaluation.ts'

/** A query that takes longer than others may be kept waiting, with everything it is evaluated with. */
export interface SlowQuery {
  query: string
  params: Record<string, unknown>
  style: SourceMapStyle | null
  indexedPaths: readonly string[]
  timestamp: Date
  identity: string
  sanity: { projectId: string; dataset: string }
  /** Who asks without a token; null for everybody else. */
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

/** The documents of one moment, whatever is written meanwhile. */
export interface Moment {
  get(id: string): LakeDocument | null
  /** The documents of a bucket, ordered by id. */
  bucket(key: string): readonly LakeDocument[]
}

/** Evaluates queries beside the process that answers others. */
export interface SlowQueries {
  /** Rejects with `LakeProblem`: 400 for a query that cannot be run, 408 for one too slow, 429 when too many wait. */
  run(query: SlowQuery, documents: Moment): Promise<SlowResult>
  close(): Promise<void>
}
