import { evaluateSync, toJS } from 'groq-js'
import type { Node } from '../groq/ast.ts'
import { parseWith } from '../groq/parse.ts'
import { checkSize } from '../groq/result-size.ts'
import { Evaluation, type EvaluationOptions } from './evaluation.ts'
import { type ContentSourceMap, contentSourceMap } from './source-map.ts'
import { traceQuery } from './trace.ts'

export type { DocumentSource } from './evaluation.ts'
export type { SourceDocument } from './origins.ts'
export type { ContentSourceMap } from './source-map.ts'

export interface SourceMapOptions extends EvaluationOptions {
  /** Names array items by `_key` (`resultSourceMap=withKeyArraySelector`), not by index (`resultSourceMap=true`). */
  withKeyArraySelector?: boolean
  /** Largest result, and largest map, in bytes of JSON; without a limit by default. */
  maxBytes?: number
}

export interface MappedResult {
  /** The same as groq-js gives. */
  result: unknown
  resultSourceMap: ContentSourceMap
}

/**
 * Evaluates a query, or its syntax tree, and tells for each part of the result which document and path it came from.
 * Strings that are put together or changed by the query have no source. Throws `LakeProblem` 400 for a query that
 * cannot be read, and what groq-js throws for one it cannot evaluate synchronously, such as `diff::changedAny()`.
 */
export function evaluateWithSourceMap(
  query: string | Node,
  options: SourceMapOptions,
): MappedResult {
  const { withKeyArraySelector = false, maxBytes = Number.POSITIVE_INFINITY, ...rest } = options
  const tree = typeof query === 'string' ? parseWith(query, options.params ?? {}) : query
  const traced = traceQuery(tree, new Evaluation(rest))
  // What is small in memory, where its parts are shared, may be large once they are written one by one.
  checkSize(traced.value, maxBytes)
  const result: unknown = toJS(evaluateSync({ type: 'Value', value: traced.value }))
  const resultSourceMap = contentSourceMap(traced, withKeyArraySelector, maxBytes)
  return { result: result ?? null, resultSourceMap }
}
