import { evaluate, evaluateSync, toJS } from 'groq-js'
import type { LakeDocument } from '../documents/document.ts'
import { LakeProblem } from '../problem.ts'
import type { Access } from './access.ts'
import type { Node } from './ast.ts'
import { EVERYTHING, idBucket } from './buckets.ts'
import { KIND, MARK, type Plan, SEPARATOR, type Top } from './plan.ts'
import type { Store } from './store.ts'

export interface EvaluationContext {
  store: Store
  params: Record<string, unknown>
  timestamp: Date
  identity: string
  sanity: { projectId: string; dataset: string }
  /** `performance.now()` after which the query is given up. */
  deadline: number
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
  readonly dependencies = new Set<string>()
  readonly #plan: Plan
  readonly #context: EvaluationContext
  readonly #memo = new Map<string, unknown>()

  constructor(plan: Plan, context: EvaluationContext) {
    this.#plan = plan
    this.#context = context
  }

  run(): unknown {
    return toJS(evaluateSync(this.#plan.tree, this.#options(this.#context.params))) ?? null
  }

  /** For `diff::` and `delta::`: over everything, as groq-js evaluates these only asynchronously. */
  async runAsync(tree: Node): Promise<unknown> {
    this.dependencies.add(EVERYTHING)
    const { params, timestamp, identity, sanity, store } = this.#context
    const dataset = [...store.all()]
    const value = await evaluate(tree, { dataset, params, timestamp, identity, sanity })
    return (await value.get()) ?? null
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
    if (performance.now() > this.#context.deadline) {
      throw new LakeProblem(408, 'queryTimeoutError', 'The query took too long and was given up')
    }
    // What the hook gives is any value of GROQ; groq-js only says documents.
    const value = reference.startsWith(MARK)
      ? this.#marked(reference.slice(1))
      : this.#document(reference)
    return value as LakeDocument | null
  }

  #document(id: string): LakeDocument | null {
    this.dependencies.add(idBucket(id))
    return this.#context.store.get(id)
  }

  #marked(text: string): unknown {
    const rest = text.slice(1)
    switch (text[0]) {
      case KIND.tick:
        return true
      case KIND.everything:
        return this.#bucket(EVERYTHING)
      case KIND.buckets:
        return this.#buckets(new Set(rest.split(SEPARATOR)))
      case KIND.text:
        return stringsIn(this.#context.store.get(rest))
      default:
    }
    if (this.#memo.has(text)) return this.#memo.get(text)
    const value = this.#part(text[0], Number(rest))
    this.#memo.set(text, value)
    return value
  }

  #part(kind: string | undefined, number: number): unknown {
    const { sources, subqueries, tops } = this.#plan
    const source = kind === KIND.source ? sources[number] : undefined
    if (source) return this.#union(source)
    const subquery = kind === KIND.subquery ? subqueries[number] : undefined
    if (subquery) return this.#value(subquery)
    const top = kind === KIND.top ? tops[number] : undefined
    return top ? this.#top(top) : null
  }

  #bucket(key: string): readonly LakeDocument[] {
    this.dependencies.add(key)
    return this.#context.store.bucket(key)
  }

  #union(alternatives: Access[]): readonly LakeDocument[] {
    const keys = new Set<string>()
    for (const access of alternatives) {
      const found = this.#keys(access)
      if (!found) return this.#bucket(EVERYTHING)
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

  /** Names of the buckets; null where a value could equal what no bucket holds, so that all has to be read. */
  #keys({ values, list, bucket, stringsOnly }: Access): string[] | null {
    const { params } = this.#context
    const given = list !== null ? params[list] : values.map(({ node }) => this.#constant(node))
    if (!Array.isArray(given)) return []
    const flat: unknown[] = stringsOnly ? given.flat() : given
    if (!stringsOnly && !flat.every((value) => typeof value === 'string')) return null
    return flat.filter((value) => typeof value === 'string').map(bucket)
  }

  #constant(node: Node): unknown {
    if (node.type === 'Value') return node.value
    return node.type === 'Parameter' ? this.#context.params[node.name] : null
  }

  #top(top: Top): LakeDocument[] {
    const candidates = top.order
      ? this.#inOrder(top.order)
      : (this.#value(top.base ?? top.filter) as LakeDocument[])
    const taken: LakeDocument[] = []
    let step = Math.max(32, top.need * 2)
    for (let at = 0; at < candidates.length && taken.length < top.need; at += step, step *= 2) {
      const chunk = candidates.slice(at, at + step)
      const passed = this.#value(top.filter, { ...this.#context.params, [MARK]: chunk })
      if (Array.isArray(passed)) taken.push(...passed)
    }
    return taken
  }

  #inOrder({ access, sort, key }: NonNullable<Top['order']>): readonly LakeDocument[] {
    const sorted = (documents: readonly LakeDocument[]) =>
      this.#value(sort, { [MARK]: documents }) as LakeDocument[]
    const [bucket, ...others] = this.#keys(access) ?? [EVERYTHING]
    // references($ids) is one value, yet a bucket for each id.
    if (bucket === undefined || others.length > 0) return sorted(this.#union([access]))
    this.dependencies.add(bucket)
    return this.#context.store.sorted(bucket, key, sorted)
  }
}
