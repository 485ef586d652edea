import { evaluate, evaluateSync } from 'groq-js'
import type { LakeDocument } from '../documents/document.ts'
import type { Node } from '../groq/ast.ts'
import { checkDeadline, withDeadline } from '../groq/deadline.ts'
import { checkSize } from '../groq/result-size.ts'
import { LakeProblem } from '../problem.ts'
import { type ContentSourceMap, evaluateWithSourceMap } from '../source-maps/index.ts'
import type { SourceMapStyle } from '../source-maps/source-map.ts'
import type { Access } from './access.ts'
import { absenceKey, Reads } from './attributes.ts'
import { everything, idBucket } from './buckets.ts'
import type { Documents } from './documents.ts'
import { keysOf } from './keys.ts'
import type { Plan } from './plan.ts'
import type {
  Count,
  Fields,
  Ordered,
  PlanPart,
  Source,
  Subquery,
  TextNeed,
  Top,
} from './plan-part.ts'
import { candidatesName, readList, readReference } from './references.ts'
import { folded } from './search-text.ts'
import { type TextFilter, textFilter } from './text-filter.ts'

// Lists of documents a query holds at once take 8 bytes an item.
const mostItems = 20_000_000
const lookedAtEvery = 16

export interface EvaluationContext {
  store: Documents
  params: Record<string, unknown>
  timestamp: Date
  identity: string
  sanity: { projectId: string; dataset: string }
  /** `performance.now()` after which the query is given up. */
  deadline: number
  /** Largest result, in bytes of JSON. */
  resultBytes: number
}

export interface Evaluated {
  /** To be read as JSON: dates and paths of groq-js become strings by their `toJSON`. */
  result: unknown
  sourceMap: ContentSourceMap | null
}

function stringsIn(value: unknown, found: string[] = []): string[] {
  if (typeof value === 'string') found.push(value)
  else if (value !== null && typeof value === 'object') {
    for (const item of Object.values(value)) stringsIn(item, found)
  }
  return found
}

/** One run of a plan; it collects the buckets that it reads. */
export class Evaluation {
  readonly #reads = new Reads()
  readonly #plan: Plan
  readonly #context: EvaluationContext
  readonly #memo = new Map<PlanPart, unknown>()
  #items = 0
  #cheap = 0

  constructor(plan: Plan, context: EvaluationContext) {
    this.#plan = plan
    this.#context = context
  }

  /** Names of what the run has read so far. */
  dependencies(): string[] {
    return this.#reads.keys()
  }

  run(style: SourceMapStyle | null): Evaluated {
    return withDeadline(this.#context.deadline, () =>
      style ? this.#runMapped(style) : { result: this.#run(), sourceMap: null },
    )
  }

  #run(): unknown {
    const value = evaluateSync(this.#plan.tree, this.#options(this.#context.params))
    checkSize(value.data, this.#context.resultBytes)
    return value.data ?? null
  }

  #runMapped(style: SourceMapStyle): Evaluated {
    const { store, resultBytes, deadline: _deadline, ...context } = this.#context
    const source = {
      // The plan reads no documents but those it names.
      all: () => [],
      get: (id: string) => store.get(id),
      dereference: (id: string) => this.#dereference(id),
      expand: (id: string) => this.#expression(id),
    }
    const withKeyArraySelector = style === 'by key'
    const mapped = evaluateWithSourceMap(this.#plan.tree, {
      ...context,
      source,
      withKeyArraySelector,
      maxBytes: resultBytes,
    })
    return { result: mapped.result, sourceMap: mapped.resultSourceMap }
  }

  /** The expression that a reference stands for; null where it stands for documents. */
  #expression(reference: string): Node | null {
    const part = this.#plan.parts[readReference(reference)?.number ?? -1]
    return part?.kind === 'subquery' ? part.tree : null
  }

  /** For `diff::` and `delta::`: over everything, as groq-js evaluates these only asynchronously. */
  async runAsync(tree: Node, style: SourceMapStyle | null): Promise<Evaluated> {
    this.#reads.add(everything)
    const { params, timestamp, identity, sanity, store } = this.#context
    const dataset = [...store.all()]
    const value = await evaluate(tree, { dataset, params, timestamp, identity, sanity })
    const result: unknown = (await value.get()) ?? null
    checkSize(result, this.#context.resultBytes)
    // What only runs asynchronously has no source map.
    return { result, sourceMap: style && { documents: [], paths: [], mappings: {} } }
  }

  #options(params: Record<string, unknown>) {
    const { timestamp, identity, sanity } = this.#context
    const dereference = (reference: { _ref: string }) => this.#dereference(reference._ref)
    return { dataset: [], params, timestamp, identity, sanity, dereference }
  }

  #value(tree: Node, params = this.#context.params): unknown {
    return evaluateSync(tree, this.#options(params)).data
  }

  #dereference(reference: string) {
    const said = readReference(reference)
    const part = said ? this.#plan.parts[said.number] : undefined
    // Documents by id are cheap to find, and reading the clock takes as long.
    const isCheap = !said || part?.kind === 'fields'
    if (!isCheap || ++this.#cheap % lookedAtEvery === 0) checkDeadline()
    if (!said) return this.#document(reference)
    if (!part) return null
    const value = this.#part(part, said.argument)
    if (Array.isArray(value)) this.#hand(value.length)
    // What the hook gives is any value of GROQ; groq-js only says documents.
    return value as LakeDocument | null
  }

  /** Counts what the query was given, which it may all keep. */
  #hand(items: number): void {
    this.#items += items
    if (this.#items <= mostItems) return
    const description = 'The query goes through too many documents too many times'
    throw new LakeProblem(400, 'queryTooLargeError', description)
  }

  #document(id: string): LakeDocument | null {
    this.#reads.add(idBucket(id))
    return this.#context.store.get(id)
  }

  #part(part: PlanPart, argument: string): unknown {
    switch (part.kind) {
      case 'tick':
        return true
      case 'everything':
        return this.#bucket(everything)
      case 'buckets':
        return this.#buckets(new Set(readList(argument)))
      case 'text':
        return stringsIn(this.#context.store.get(argument)).map(folded)
      case 'fields':
        return this.#fields(part, argument)
      default:
    }
    if (this.#memo.has(part)) return this.#memo.get(part)
    const value = this.#once(part)
    this.#memo.set(part, value)
    return value
  }

  #once(part: Source | Count | Subquery | Top): unknown {
    switch (part.kind) {
      case 'source':
        return this.#source(part)
      case 'count':
        return this.#count(part)
      case 'subquery':
        return this.#value(part.tree)
      case 'top':
        return this.#top(part)
    }
  }

  #fields({ names }: Fields, id: string): LakeDocument | null {
    const document = this.#context.store.get(id)
    if (!document) this.#reads.add(absenceKey(id))
    else this.#reads.addFields(document, names)
    return document
  }

  #count({ access, otherwise }: Count): unknown {
    const keys = this.#keys(access)
    if (!keys) return this.#value(otherwise)
    return keys.length === 0 ? 0 : this.#buckets(new Set(keys)).length
  }

  #source({ access, text }: Source): readonly LakeDocument[] {
    const documents = access ? this.#union(access) : this.#bucket(everything)
    const holds = text && this.#textFilter(text)
    return holds ? documents.filter(holds) : documents
  }

  #textFilter(need: TextNeed): (document: LakeDocument) => boolean {
    const mayMatch: TextFilter = textFilter(need, (node) => this.#value(node))
    const { store } = this.#context
    return (document) => mayMatch(store.text(document))
  }

  #bucket(key: string): readonly LakeDocument[] {
    this.#reads.add(key)
    return this.#context.store.bucket(key)
  }

  #union(alternatives: Access[]): readonly LakeDocument[] {
    const keys = new Set<string>()
    for (const access of alternatives) {
      const found = this.#keys(access)
      if (!found) return this.#bucket(everything)
      for (const key of found) keys.add(key)
    }
    return this.#buckets(keys)
  }

  /** The documents of several buckets, each once, in the order of their ids. */
  #buckets(keys: Set<string>): readonly LakeDocument[] {
    const [only] = keys
    if (only !== undefined && keys.size === 1) return this.#bucket(only)
    const documents = new Map<string, LakeDocument>()
    for (const key of keys) {
      for (const document of this.#bucket(key)) documents.set(document._id, document)
    }
    return [...documents.values()].sort((a, b) => (a._id < b._id ? -1 : 1))
  }

  #keys(access: Access): string[] | null {
    return keysOf(access, this.#context.params)
  }

  #top(top: Top): LakeDocument[] {
    const candidates =
      'base' in top.candidates
        ? (this.#value(top.candidates.base) as LakeDocument[])
        : this.#inOrder(top.candidates)
    const holds = top.text && this.#textFilter(top.text)
    const taken: LakeDocument[] = []
    let step = Math.max(32, top.need * 2)
    for (let at = 0; at < candidates.length && taken.length < top.need; at += step, step *= 2) {
      checkDeadline()
      const slice = candidates.slice(at, at + step)
      const chunk = holds ? slice.filter(holds) : slice
      const passed = this.#value(top.filter, { ...this.#context.params, [candidatesName]: chunk })
      if (Array.isArray(passed)) taken.push(...passed)
    }
    return taken
  }

  #inOrder({ access, sort, key }: Ordered): readonly LakeDocument[] {
    const sorted = (documents: readonly LakeDocument[]) =>
      this.#value(sort, { [candidatesName]: documents }) as LakeDocument[]
    const [bucket, ...others] = this.#keys(access) ?? [everything]
    // references($ids) is one value, yet a bucket for each id.
    if (bucket === undefined || others.length > 0) return sorted(this.#union([access]))
    this.#reads.add(bucket)
    return this.#context.store.sorted(bucket, key, sorted)
  }
}
