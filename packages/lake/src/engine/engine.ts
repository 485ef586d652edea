import { LRUCache } from 'lru-cache'
import type { Identity } from '../options.ts'
import { LakeProblem } from '../problem.ts'
import { AccessFinder } from './access.ts'
import type { Node } from './ast.ts'
import { type Evaluated, Evaluation, type SourceMapStyle } from './evaluation.ts'
import { OutOfTime } from './guarded.ts'
import { bucketsOfQuery } from './keys.ts'
import { notEvaluated } from './not-evaluated.ts'
import { parseForAll, parseWith } from './parse.ts'
import type { Plan } from './plan.ts'
import { planQuery } from './planner.ts'
import type { SlowQueries } from './slow/types.ts'
import type { Store } from './store.ts'
import { syncTag } from './tags.ts'

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
  /** Whether it would be the same now, told again each time; null for one that is good only once. */
  holds: (() => boolean) | null
}

export interface EngineOptions {
  projectId: string
  dataset: string
  indexedPaths: readonly string[]
  now: () => Date
  queryMs: number
  /** Milliseconds a query may keep others waiting, where there is another place for it; and 10 µs more a document. */
  blockMs: number
  cacheBytes: number
  resultBytes: number
  slowQueries?: SlowQueries | undefined
}

/** How the memory for answers is used. */
export interface CacheStatistics {
  answers: number
  bytes: number
  /** Questions since the start that a kept answer could be given to, and those it could not. */
  hits: number
  misses: number
}

/** What came out of a query, and what it has read, as of a revision of its store. */
interface Found {
  json: string
  sourceMap: string | null
  revision: number
  dependencies: readonly string[]
}

type KeptAnswer = Found & Answer

/** Longest that everybody waits for a query there is no other place for. */
export const MOST_BLOCKED_MS = 2_000
const PLAN_CACHE_BYTES = 16 * 1024 * 1024
// A plan was seen to take about this many times the memory of its query.
const PLAN_WEIGHT = 64
const ANONYMOUS = '<anonymous>'
// A search of a hundred thousand documents takes half a second, and far longer where they have to be handed over first.
const BLOCK_MS_A_DOCUMENT = 0.01
// Queries that took too long twice are not tried at once for a while.
const OVERRUNS_ALLOWED = 1
const OVERRUNS_KEPT = 1_000
const OVERRUNS_KEPT_MS = 60_000

/** Answers queries over stores, keeping plans and answers for as long as they hold and memory allows. */
export class Engine {
  readonly #options: EngineOptions
  readonly #finder: AccessFinder
  readonly #plans: LRUCache<string, Plan | 'depends on values'>
  readonly #answers: LRUCache<string, KeptAnswer>
  readonly #overruns = new LRUCache<string, number>({ max: OVERRUNS_KEPT, ttl: OVERRUNS_KEPT_MS })
  readonly #pending = new Map<string, Promise<Answer>>()
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
      if (this.#isFresh(store, kept)) return kept
      this.#answers.delete(key)
    }
    this.#misses++
    const plan = this.#planned(question, params)
    const { slowQueries, queryMs, blockMs } = this.#options
    const keep = (found: Found): Answer => {
      const isKept = !plan.readsClock && !plan.readsIdentity
      const made: KeptAnswer = {
        ...found,
        syncTags: JSON.stringify(found.dependencies.map(syncTag)),
        holds: isKept ? () => this.#isFresh(store, made) : null,
      }
      if (isKept) this.#answers.set(key, made)
      return made
    }
    const overruns = this.#overruns.get(question.query) ?? 0
    if (slowQueries && (plan.isAsync || overruns > OVERRUNS_ALLOWED)) {
      return this.#askBeside(slowQueries, store, question, key, keep)
    }
    try {
      const patience = blockMs + store.size * BLOCK_MS_A_DOCUMENT
      const ms = slowQueries ? Math.min(queryMs, patience) : queryMs
      const found = this.#evaluate(store, question, plan, ms)
      return found instanceof Promise ? found.then(keep) : keep(found)
    } catch (error) {
      if (!slowQueries || !(error instanceof OutOfTime)) throw notEvaluated(error)
      this.#overruns.set(question.query, overruns + 1)
      return this.#askBeside(slowQueries, store, question, key, keep)
    }
  }

  /** The same at once, for transactions, which nothing may come in between of. */
  askNow(store: Store, question: Question): { json: string } {
    const plan = this.#planned(question, JSON.stringify(question.params))
    const refused = 'diff:: and delta:: cannot select documents'
    if (plan.isAsync) throw new LakeProblem(400, 'mutationError', refused)
    const ms = Math.min(this.#options.queryMs, MOST_BLOCKED_MS)
    try {
      const found = this.#evaluate(store, question, plan, ms)
      if (!(found instanceof Promise)) return found
    } catch (error) {
      throw notEvaluated(error)
    }
    throw new LakeProblem(400, 'mutationError', refused)
  }

  #isFresh(store: Store, { revision, dependencies }: Found): boolean {
    if (store.changedSince(revision, dependencies)) return false
    this.#hits++
    return true
  }

  #evaluate(store: Store, question: Question, plan: Plan, ms: number): Found | Promise<Found> {
    const { revision } = store
    const { params, sourceMap: style = null } = question
    const deadline = performance.now() + ms
    const evaluation = new Evaluation(plan, { ...this.#context(question), store, params, deadline })
    const found = ({ result, sourceMap }: Evaluated): Found => ({
      json: JSON.stringify(result) ?? 'null',
      sourceMap: sourceMap && JSON.stringify(sourceMap),
      revision,
      dependencies: evaluation.dependencies(),
    })
    if (!plan.isAsync) return found(evaluation.run(style))
    const tree = parseWith(question.query, params)
    return evaluation.runAsync(tree, style).then(found, (error: unknown) => {
      throw notEvaluated(error)
    })
  }

  /** Asks where nobody has to wait, once for all who ask the same meanwhile. */
  #askBeside(
    slowQueries: SlowQueries,
    store: Store,
    question: Question,
    key: string,
    keep: (found: Found) => Answer,
  ): Promise<Answer> {
    const { revision } = store
    const name = `${revision}\n${question.identity?.id ?? ANONYMOUS}\n${key}`
    const pending = this.#pending.get(name)
    if (pending !== undefined) return pending
    const { query, params, sourceMap: style = null } = question
    const { indexedPaths, queryMs: ms } = this.#options
    const { documents, release } = store.snapshot()
    const slow = { ...this.#context(question), query, params, style, indexedPaths, ms }
    const asked = slowQueries
      .run(slow, documents)
      .then((result) => keep({ ...result, revision }))
      .finally(() => {
        release()
        this.#pending.delete(name)
      })
    this.#pending.set(name, asked)
    return asked
  }

  #context(question: Question) {
    const { projectId, dataset, now, resultBytes } = this.#options
    const identity = question.identity?.id ?? ANONYMOUS
    return { timestamp: now(), identity, sanity: { projectId, dataset }, resultBytes }
  }

  /** Buckets that hold every document a query can be about; null where that may be any document. */
  buckets(tree: Node, params: Readonly<Record<string, unknown>>): string[] | null {
    return bucketsOfQuery(tree, params, (filter) => this.#finder.find(filter))
  }

  /** The plan of a question that gives all parameters its query needs. */
  #planned(question: Question, params: string): Plan {
    const { query, params: given } = question
    try {
      const plan = this.#plan(question, params)
      for (const name of plan.parameters) {
        if (Object.hasOwn(given, name)) continue
        const description = `param $${name} referenced, but not provided`
        throw new LakeProblem(400, 'queryParseError', description, { query })
      }
      return plan
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
