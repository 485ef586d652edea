import { LRUCache } from 'lru-cache'
import type { Node } from '../groq/ast.ts'
import { OutOfTime } from '../groq/deadline.ts'
import { notEvaluated } from '../groq/not-evaluated.ts'
import { checkParameters, parseForAll, parseWith } from '../groq/parse.ts'
import type { Identity } from '../identity.ts'
import { LakeProblem } from '../problem.ts'
import type { SourceMapStyle } from '../source-maps/source-map.ts'
import { AccessFinder } from './access.ts'
import {
  type AnonymousLimits,
  inTurn,
  longTurnMs,
  readShortMs,
  type TimeLimit,
  turnMs,
} from './anonymous.ts'
import { type Evaluated, Evaluation } from './evaluation.ts'
import { bucketsOfQuery, keysOf } from './keys.ts'
import type { Plan } from './plan.ts'
import { planQuery } from './planner.ts'
import type { SlowQueries } from './slow/types.ts'
import type { Store } from './store.ts'
import { syncTag } from './tags.ts'

export interface QueryRequest {
  query: string
  params: Record<string, unknown>
  identity: Identity | null
  /** Names a caller over the network without a token, whose queries are limited. */
  client?: string
  /** Whether, and how, to report where the parts of the result come from. */
  sourceMap?: SourceMapStyle | null
}

/** The result of a query as JSON text, and the sync tags of everything it depends on, as a JSON array. */
export interface QueryResult {
  json: string
  syncTags: string
  /** A content source map as JSON text, where one was wanted. */
  sourceMap: string | null
  /** Whether it would be the same now and may be given again, which counts as a hit; null for one that cannot be cached. */
  serves: (() => boolean) | null
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
  /** The same for queries without a token. */
  anonymousResultBytes: number
  anonymous?: AnonymousLimits | undefined
  slowQueries?: SlowQueries | undefined
}

/** How the memory for results is used. */
export interface CacheStatistics {
  results: number
  bytes: number
  /** Queries since the start served from a cached result, and those that were not. */
  hits: number
  misses: number
}

/** The result of a query and what it has read, as of a revision of its store. */
interface Found {
  json: string
  sourceMap: string | null
  revision: number
  dependencies: readonly string[]
}

type CachedResult = Found & QueryResult

interface NewPlan {
  plan: Plan
  /** Whether it is good for any parameters. */
  isForAll: boolean
}

/** Longest that everybody waits for a query there is no other place for. */
export const mostBlockedMs = 2_000
const planCacheBytes = 16 * 1024 * 1024
// A plan was seen to take about this many times the memory of its query.
const planWeight = 64
// What a cached result takes beside its texts.
const entryBytes = 512
const anonymousCaller = '<anonymous>'
// Longest that everybody waits for a query to be read.
const readMs = 500
// A search of a hundred thousand documents takes half a second, and far longer where they have to be handed over first.
const blockMsADocument = 0.01
// Queries that took too long twice are not tried at once for a while.
const overrunsAllowed = 1
const mostOverruns = 1_000
const overrunsTtlMs = 60_000
// Queries without a token wait in line for one thread, so each of them gets less time.
const mostAnonymousMs = 2_000
// What a query of an ordinary reader goes through, such as the page at an address and what it lists.
const fewDocuments = 200
// Characters of a query that is read in some milliseconds, however it is made. A site's page query has about 5,000.
const shortQuery = 8_192
// Characters: of a text in a document, and of a string that is gone through in a few milliseconds.
const longText = 16_384
const longestString = 8_388_608

/** Runs queries over stores, and caches plans and results for as long as they hold and memory allows. */
export class Engine {
  readonly #options: EngineOptions
  readonly #finder: AccessFinder
  readonly #plans: LRUCache<string, Plan | 'depends on values'>
  readonly #results: LRUCache<string, CachedResult>
  readonly #overruns = new LRUCache<string, number>({ max: mostOverruns, ttl: overrunsTtlMs })
  readonly #pending = new Map<string, Promise<QueryResult>>()
  #hits = 0
  #misses = 0

  constructor(options: EngineOptions) {
    this.#options = options
    this.#finder = new AccessFinder(options.indexedPaths)
    this.#plans = new LRUCache({
      maxSize: planCacheBytes,
      sizeCalculation: (_plan, key) => key.length * planWeight + 1,
    })
    this.#results = new LRUCache({
      maxSize: Math.max(1, options.cacheBytes),
      sizeCalculation: ({ json, syncTags: tags, sourceMap, dependencies }, key) =>
        2 * (json.length + tags.length + (sourceMap?.length ?? 0) + key.length) +
        64 * dependencies.length +
        entryBytes,
    })
  }

  get cache(): CacheStatistics {
    const { size: results, calculatedSize: bytes } = this.#results
    return { results, bytes, hits: this.#hits, misses: this.#misses }
  }

  /** Throws or rejects with `LakeProblem`: 400 for a query that cannot be read or run, 408 for one too slow. */
  query(store: Store, request: QueryRequest): QueryResult | Promise<QueryResult> {
    const params = JSON.stringify(request.params)
    const style = request.sourceMap ?? null
    const key = `${store.id}\n${style ?? ''}\n${request.query}\n${params}`
    const cached = this.#results.get(key)
    if (cached) {
      if (this.#serves(store, cached)) return cached
      this.#results.delete(key)
    }
    this.#misses++
    const { slowQueries, queryMs, blockMs, anonymous } = this.#options
    if (anonymous && request.client !== undefined) {
      const anonymously = { ...request, client: request.client }
      return this.#queryInTurn(anonymous, store, anonymously, { key, params })
    }
    let plan = this.#knownPlan(request, params)
    const cache = (found: Found) => this.#cacheResult(store, key, plan, found)
    const overruns = this.#overruns.get(request.query) ?? 0
    try {
      if (!slowQueries || overruns <= overrunsAllowed) {
        plan = this.#planned(request, params)
        if (!slowQueries || !isBeside(plan, params)) {
          const blockedMs = blockMs + store.size * blockMsADocument
          const ms = slowQueries ? Math.min(queryMs, blockedMs) : queryMs
          const found = this.#evaluateFor(ms, store, request, plan)
          return found instanceof Promise ? found.then(cache) : cache(found)
        }
      }
    } catch (error) {
      if (!slowQueries || !(error instanceof OutOfTime)) throw notEvaluated(error)
      this.#overruns.set(request.query, overruns + 1)
    }
    return this.#queryElsewhere(slowQueries, store, request, key, cache)
  }

  /** Evaluates for so long; what does not look at the clock, as a regular expression, is ended a little later. */
  #evaluateFor(ms: number, store: Store, request: QueryRequest, plan: Plan) {
    const evaluate = () => this.#evaluate(store, request, plan, ms)
    const interrupt = this.#options.anonymous?.interrupt
    if (!interrupt) return evaluate()
    // Errors come out as values: it would take a query that has had its time for one that was held up, and run it again.
    const outcome = interrupt(Math.max(ms, mostBlockedMs), () => {
      try {
        return { found: evaluate() }
      } catch (error) {
        return { error }
      }
    })
    if ('error' in outcome) throw outcome.error
    return outcome.found
  }

  /**
   * For those without a token: a short turn of what time they have left; what takes longer goes beside. When their time
   * is used up, only what finds few documents by an index is still served.
   */
  #queryInTurn(
    limits: AnonymousLimits,
    store: Store,
    request: QueryRequest & { client: string },
    { key, params }: { key: string; params: string },
  ): QueryResult | Promise<QueryResult> {
    const { query } = request
    let plan = this.#knownPlan(request, params)
    const isShort = query.length <= shortQuery
    let readsFew = isShort
    // Of a shorter turn than that of those with a token: theirs is told apart.
    const slow = `anonymous\n${query}`
    const overruns = this.#overruns.get(slow) ?? 0
    try {
      if (overruns <= overrunsAllowed) {
        // Nothing is remembered within a turn, which may end anywhere.
        const turn = <T>(ms: number, spare: TimeLimit | null, run: () => T) =>
          inTurn(limits, { client: request.client, ms, spare }, run)
        const [ms, spare] = isShort ? [readShortMs, limits.planTime] : [longTurnMs, null]
        const make = () => this.#makePlan(request)
        const ready = plan ?? this.#rememberPlan(request, params, turn(ms, spare, make))
        plan = ready
        checkParameters(ready.parameters, request)
        if (!isBeside(ready, params)) {
          readsFew = this.#readsFew(store, ready, request)
          const ms = readsFew ? longTurnMs : turnMs
          const found = turn(ms, readsFew ? limits.indexedTime : null, () =>
            // The end of the turn is the end of the query: it knows whether the machine was at work meanwhile.
            this.#evaluate(store, request, ready, Number.POSITIVE_INFINITY),
          )
          if (!(found instanceof Promise)) return this.#cacheResult(store, key, ready, found)
        }
      }
    } catch (error) {
      if (!(error instanceof OutOfTime)) throw notEvaluated(error)
      // What is short, or finds its documents by an index, was only held up: all readers fetch their pages by the same query.
      if (!readsFew) this.#overruns.set(slow, overruns + 1)
    }
    const { slowQueries } = this.#options
    if (!slowQueries) throw new OutOfTime()
    return this.#queryElsewhere(slowQueries, store, request, key, (found) =>
      this.#cacheResult(store, key, plan, found),
    )
  }

  /** Whether a query finds what it reads by an index, and that is not much. */
  #readsFew(store: Store, plan: Plan, { params }: QueryRequest): boolean {
    if (plan.readsAll) return false
    const accesses = plan.parts.flatMap((part) => {
      if (part.kind === 'source') return part.access ?? []
      return part.kind === 'top' && 'access' in part.candidates ? part.candidates.access : []
    })
    // What reads nothing needs hardly any time, unless it is made to.
    if (accesses.length === 0) return false
    let documents = 0
    for (const access of accesses) {
      const keys = keysOf(access, params)
      if (!keys) return false
      for (const key of keys) documents += store.sizeOf(key)
    }
    return documents <= fewDocuments
  }

  /** Caches a result for as long as it holds; without its plan nobody knows how long that is. */
  #cacheResult(store: Store, key: string, plan: Plan | null, found: Found): QueryResult {
    const isCacheable = plan !== null && !plan.readsClock && !plan.readsIdentity
    const made: CachedResult = {
      ...found,
      syncTags: JSON.stringify(found.dependencies.map(syncTag)),
      serves: isCacheable ? () => this.#serves(store, made) : null,
    }
    if (isCacheable) this.#results.set(key, made)
    return made
  }

  /** The same at once, for transactions, which nothing may come in between of. */
  queryNow(store: Store, request: QueryRequest): { json: string } {
    const refused = 'diff:: and delta:: cannot select documents'
    const ms = Math.min(this.#options.queryMs, mostBlockedMs)
    try {
      const plan = this.#planned(request, JSON.stringify(request.params))
      if (plan.isAsync) throw new LakeProblem(400, 'mutationError', refused)
      const found = this.#evaluateFor(ms, store, request, plan)
      if (!(found instanceof Promise)) return found
    } catch (error) {
      throw notEvaluated(error)
    }
    throw new LakeProblem(400, 'mutationError', refused)
  }

  /** Whether a cached result may be given again; a hit, where it may. */
  #serves(store: Store, { revision, dependencies }: Found): boolean {
    if (store.changedSince(revision, dependencies)) return false
    this.#hits++
    return true
  }

  #evaluate(store: Store, request: QueryRequest, plan: Plan, ms: number): Found | Promise<Found> {
    const { revision } = store
    const { params, sourceMap: style = null } = request
    const deadline = performance.now() + ms
    const evaluation = new Evaluation(plan, { ...this.#context(request), store, params, deadline })
    const found = ({ result, sourceMap }: Evaluated): Found => ({
      json: JSON.stringify(result) ?? 'null',
      sourceMap: sourceMap && JSON.stringify(sourceMap),
      revision,
      dependencies: evaluation.dependencies(),
    })
    if (!plan.isAsync) return found(evaluation.run(style))
    const tree = parseWith(request.query, params)
    return evaluation.runAsync(tree, style).then(found, (error: unknown) => {
      throw notEvaluated(error)
    })
  }

  /** Evaluates where nobody has to wait, once for all who send the same query meanwhile. */
  #queryElsewhere(
    slowQueries: SlowQueries,
    store: Store,
    request: QueryRequest,
    key: string,
    cache: (found: Found) => QueryResult,
  ): Promise<QueryResult> {
    const { revision } = store
    const name = `${revision}\n${request.identity?.id ?? anonymousCaller}\n${key}`
    const pending = this.#pending.get(name)
    if (pending !== undefined) return pending
    const { query, params, sourceMap: style = null } = request
    const { indexedPaths, queryMs } = this.#options
    const client = request.client ?? null
    const ms = client === null ? queryMs : Math.min(queryMs, mostAnonymousMs)
    const { documents, release } = store.snapshot()
    const slow = { ...this.#context(request), query, params, style, indexedPaths, client, ms }
    const result = slowQueries
      .run(slow, documents)
      .then((found) => cache({ ...found, revision }))
      .finally(() => {
        release()
        this.#pending.delete(name)
      })
    this.#pending.set(name, result)
    return result
  }

  #context(request: QueryRequest) {
    const { projectId, dataset, now, anonymousResultBytes } = this.#options
    const identity = request.identity?.id ?? anonymousCaller
    const most = this.#options.resultBytes
    const resultBytes = request.client === undefined ? most : Math.min(most, anonymousResultBytes)
    return { timestamp: now(), identity, sanity: { projectId, dataset }, resultBytes }
  }

  /** Buckets that hold every document a query can be about; null where that may be any document. */
  buckets(tree: Node, params: Readonly<Record<string, unknown>>): string[] | null {
    return bucketsOfQuery(tree, params, (filter) => this.#finder.find(filter))
  }

  /** The plan of a request, which has to give all parameters of its query. */
  #planned(request: QueryRequest, params: string): Plan {
    const interrupt = this.#options.anonymous?.interrupt
    const make = () => this.#makePlan(request)
    const plan =
      this.#knownPlan(request, params) ??
      this.#rememberPlan(request, params, interrupt ? interrupt(readMs, make) : make())
    checkParameters(plan.parameters, request)
    return plan
  }

  #knownPlan({ query }: QueryRequest, params: string): Plan | null {
    const forAll = this.#plans.get(query)
    if (forAll !== 'depends on values') return forAll ?? null
    const known = this.#plans.get(keyWithValues(query, params))
    return known && known !== 'depends on values' ? known : null
  }

  #makePlan({ query, params }: QueryRequest): NewPlan {
    const isForAll = this.#plans.peek(query) !== 'depends on values'
    const tree = isForAll ? parseForAll(query) : null
    if (tree) return { plan: planQuery(tree, this.#finder), isForAll: true }
    return { plan: planQuery(parseWith(query, params), this.#finder), isForAll: false }
  }

  #rememberPlan({ query }: QueryRequest, params: string, { plan, isForAll }: NewPlan): Plan {
    this.#plans.set(query, isForAll ? plan : 'depends on values')
    if (!isForAll) this.#plans.set(keyWithValues(query, params), plan)
    return plan
  }
}

/** Where the plan of a query for these values alone is kept; no query begins with a closing bracket. */
const keyWithValues = (query: string, params: string): string => `)${params}\n${query}`

/** Whether a query cannot be ended at any moment, and so is not begun where others wait for it. */
function isBeside({ isAsync, growth }: Plan, params: string): boolean {
  return isAsync || growth * (params.length + longText) > longestString
}
