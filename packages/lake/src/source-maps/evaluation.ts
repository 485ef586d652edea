import { evaluateSync } from 'groq-js'
import type { Node } from '../groq/ast.ts'
import { freed, parentParameter } from './freed.ts'
import { type Origin, recognised, type SourceDocument, type Traced } from './origins.ts'

/** The documents a query is evaluated over. */
export interface DocumentSource {
  /** Every document, in the order of their ids. */
  all(): readonly SourceDocument[]
  get(id: string): SourceDocument | null
  /** What `->` leads to, any GROQ value; `get` unless given. May throw to give up a query. */
  dereference?(id: string): unknown
  /** The expression that a planner put this reference in the place of; evaluated once, at the root of the query. */
  expand?(id: string): Node | null
}

export interface EvaluationOptions {
  source: DocumentSource
  params?: Record<string, unknown>
  timestamp?: Date
  identity?: string
  sanity?: { projectId: string; dataset: string }
}

/** What an expression sees: `@`, and `^` through its parents. */
export interface Scope {
  readonly at: Traced
  readonly parent: Scope | null
  readonly isHidden: boolean
}

/** The scope inside of a filter or a projection: `@` is `at`, `^` the scope around it. */
export function nested(scope: Scope, at: Traced): Scope {
  return { at, parent: scope.isHidden ? scope.parent : scope, isHidden: false }
}

/** The scope of an item in a map: as `nested`, but scopes inside of it pass it over, their `^` leads to its parent. */
export function hiddenScope(scope: Scope, at: Traced): Scope {
  return { ...nested(scope, at), isHidden: true }
}

const baseParameter = '^base'

/** One run of a query: has groq-js evaluate what needs no origin. */
export class Evaluation {
  readonly params: Record<string, unknown>
  readonly source: DocumentSource
  readonly expanded = new Map<string, Traced>()
  readonly #options: EvaluationOptions
  readonly #documents: readonly SourceDocument[]

  constructor(options: EvaluationOptions) {
    this.#options = options
    this.source = options.source
    this.params = options.params ?? {}
    this.#documents = options.source.all()
  }

  everything(): Traced {
    return this.recognise(this.#documents)
  }

  /** A value from groq-js, with the origin of the documents in it. */
  recognise(value: unknown): Traced {
    const origin: Origin = recognised(value, (id) => this.source.get(id))
    return { value: value ?? null, origin }
  }

  dereference(id: string): unknown {
    const { source } = this
    return source.dereference ? source.dereference(id) : source.get(id)
  }

  value(node: Node, scope: Scope): unknown {
    const { tree, parents } = freed(node, scope.isHidden)
    return this.#run(tree, scope, this.#around(parents, scope))
  }

  holds(node: Node, scope: Scope): boolean {
    return this.value(node, scope) === true
  }

  /** The value of a filter or pipe function over these items. */
  valueOver<N extends Node & { base: Node }>(node: N, items: unknown, scope: Scope): unknown {
    const { tree, parents } = freed(node, scope.isHidden)
    const base: Node = { type: 'Parameter', name: baseParameter }
    const params = { ...this.#around(parents, scope), [baseParameter]: items }
    // Only the base of the node is another one.
    return this.#run({ ...tree, base } as Node, scope, params)
  }

  #around(parents: ReadonlySet<number>, scope: Scope): Record<string, unknown> {
    if (parents.size === 0) return this.params
    const params = { ...this.params }
    let outer = scope.parent
    for (let n = 1; outer; n++, outer = outer.parent) {
      if (parents.has(n)) params[parentParameter(n)] = outer.at.value
    }
    return params
  }

  #run(tree: Node, scope: Scope, params: Record<string, unknown>): unknown {
    const { source: _source, ...options } = this.#options
    const dereference = ({ _ref }: { _ref: string }) => {
      // What the hook gives is any value of GROQ; groq-js only says documents.
      return this.dereference(_ref) as SourceDocument | null
    }
    const dataset = this.#documents as SourceDocument[]
    const run = { ...options, root: scope.at.value, dataset, params, dereference }
    return evaluateSync(tree, run).data
  }
}
