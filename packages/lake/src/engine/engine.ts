import { LRUCache } from 'lru-cache'
import type { Identity } from '../options.ts'
import { LakeProblem } from '../problem.ts'
import { AccessFinder } from './access.ts'
import type { Node } from './ast.ts'
import { type Evaluated, Evaluation, type SourceMapStyle } from './evaluation.ts'
import { bucketsOfQuery } from './keys.ts'
import { parseForAll, parseWith } from './parse.ts'
import type { Plan } from './plan.ts'
import { planQuery } from './planner.ts'
import type { Store } from './store.ts'
import { syncTags } from './tags.ts'

export interface Question {
  query: string
  params: Record<string, unknown>
  identity: Identity | null
  /** Whether, and how, to tell where the parts of the result come from. */
  sourceMap?: SourceMapStyle | null
}

/** A query's result as JSON text, and the sync tags of everything it depends on, as a JSON array. */
export interface Answer {
  json: string
  syncTags: string
  /** A content source map as JSON text, where one was asked for. */
  sourceMap: string | null
}

export interface EngineOptions {
  projectId: string
  dataset: string
  indexedPaths: readonly string[]
  now: () => Date
  queryMs: number
  cacheBytes: number
  resultBytes: number
}

/** How the memory for answers is used. */
export interface CacheStatistics {
  answers: number
  bytes: number
  /** Questions since the start that a kept answer could be given to, and those it could not. */
  hits: number
  misses: number
}

interface KeptAnswer extends Answer {
  revision: number
  dependencies: readonly string[]
}

const PLAN_CACHE_BYTES = 16 * 1024 * 1024
// A plan was seen to take about this many times the memory of its query.
const PLAN_WEIGHT = 64
const ANONYMOUS = '<anonymous>'

/** Answers queries over stores, keeping plans and answers for as long as they hold and memory allows. */
export class Engine {
  readonly #options: EngineOptions
  readonly #finder: AccessFinder
  readonly #plans: LRUCache<string, Plan | 'depends on values'>
  readonly #answers: LRUCache<string, KeptAnswer>
  #hits = 0
  #misses = 0

  constructor(options: EngineOptions) {
    this.#options = options
    this.#finder = new AccessFinder(options.indexedPaths)
    this.#plans = new LRUCache({
      maxSize: PLAN_CACHE_BYTES,
      sizeCalculation: (_plan, key) => key.length * PLAN_WEIGHT + 1,
    })
    this.#answers = new LRUCache({
      maxSize: Math.max(1, options.cacheBytes),
      sizeCalculation: ({ json, syncTags: tags, sourceMap, dependencies }, key) =>
        2 * (json.length + tags.length + (sourceMap?.length ?? 0) + key.length) +
        64 * dependencies.length,
    })
  }

  get cache(): CacheStatistics {
    const { size: answers, calculatedSize: bytes } = this.#answers
    return { answers, bytes, hits: this.#hits, misses: this.#misses }
  }

  /** Throws or rejects with `LakeProblem`: 400 for a query that cannot be read or run, 408 for one too slow. */
  ask(store: Store, question: Question): Answer | Promise<Answer> {
    const params = JSON.stringify(question.params)
    const style = question.sourceMap ?? null
    const key = `${store.id}\n${style ?? ''}\n${question.query}\n${params}`
    const kept = this.#answers.get(key)
    if (kept) {
      if (!store.changedSince(kept.revision, kept.dependencies)) {
        this.#hits++
        return kept
      }
      this.#answers.delete(key)
    }
    this.#misses++
    const plan = this.#planned(question, params)
    for (const name of plan.parameters) {
      if (Object.hasOwn(question.params, name)) continue
      const description = `param $${name} referenced, but not provided`
      throw new LakeProblem(400, 'queryParseError', description, { query: question.query })
    }
    const { projectId, dataset, now, queryMs, resultBytes } = this.#options
    const evaluation = new Evaluation(plan, {
      store,
      params: question.params,
      timestamp: now(),
      identity: question.identity?.id ?? ANONYMOUS,
      sanity: { projectId, dataset },
      deadline: performance.now() + queryMs,
      resultBytes,
    })
    const { revision } = store
    const answer = ({ result, sourceMap }: Evaluated): Answer => {
      const json = JSON.stringify(result) ?? 'null'
      const dependencies = evaluation.dependencies()
      const made = {
        json,
        sourceMap: sourceMap && JSON.stringify(sourceMap),
        syncTags: JSON.stringify(syncTags(dependencies)),
        revision,
        dependencies,
      }
      if (!plan.readsClock && !plan.readsIdentity) this.#answers.set(key, made)
      return made
    }
    try {
      if (!plan.isAsync) return answer(evaluation.run(style))
      const tree = parseWith(question.query, question.params)
      // What only runs asynchronously has no source map.
      const sourceMap = style && { documents: [], paths: [], mappings: {} }
      return evaluation.runAsync(tree).then(
        (result) => answer({ result, sourceMap }),
        (error: unknown) => {
          throw notEvaluated(error)
        },
      )
    } catch (error) {
      throw notEvaluated(error)
    }
  }

  /** Buckets that hold every document a query can be about; null where that may be any document. */
  buckets(tree: Node, params: Readonly<Record<string, unknown>>): string[] | null {
    return bucketsOfQuery(tree, params, (filter) => this.#finder.find(filter))
  }

  #planned(question: Question, params: string): Plan {
    try {
      return this.#plan(question, params)
    } catch (error) {
      throw notEvaluated(error)
    }
  }

  #plan(question: Question, params: string): Plan {
    const { query } = question
    const forAll = this.#plans.get(query)
    if (forAll && forAll !== 'depends on values') return forAll
    const key = `${query}\n${params}`
    if (forAll === 'depends on values') {
      const known = this.#plans.get(key)
      if (known && known !== 'depends on values') return known
    } else {
      const tree = parseForAll(query)
      const plan = tree ? planQuery(tree, this.#finder) : 'depends on values'
      if (plan !== 'depends on values') {
        this.#plans.set(query, plan)
        return plan
      }
    }
    const plan = planQuery(parseWith(query, question.params), this.#finder)
    this.#plans.set(query, 'depends on values')
    this.#plans.set(key, plan)
    return plan
  }
}

/** Whatever a query makes the evaluator throw, the query is at fault: a wrong argument, or too deep a nesting. */
function notEvaluated(error: unknown): LakeProblem {
  if (error instanceof LakeProblem) return error
  const reason = error instanceof Error ? error.message : String(error)
  return new LakeProblem(400, 'queryEvaluationError', `The query cannot be evaluated: ${reason}`)
}
