import { LakeProblem } from '../problem.ts'
import type { Access, AccessFinder } from './access.ts'
import { attributePath, mapChildren, type Node, type NodeOf, some, unwrap } from './ast.ts'
import { isClosed } from './closed.ts'
import { completeDialect } from './dialect.ts'
import { joined, KIND, listed, MARK, marked, markedBy, type Plan, ticking } from './plan.ts'

const HOISTABLE = new Set<Node['type']>([
  'Filter',
  'Map',
  'FlatMap',
  'FuncCall',
  'AccessElement',
  'AccessAttribute',
  'Slice',
  'PipeFuncCall',
  'Projection',
  'Deref',
])
const ASYNC = new Set(['diff', 'delta'])
const UNSUPPORTED = new Set(['geo', 'media', 'text', 'documents', 'user'])

const isEverything = (node: Node) => node.type === 'Everything'

function isCall(node: Node, namespace: string, name: string): boolean {
  return node.type === 'FuncCall' && node.namespace === namespace && node.name === name
}

function checkSupported(node: Node): void {
  if (node.type !== 'FuncCall') return
  if (UNSUPPORTED.has(node.namespace) || isCall(node, 'global', 'anywhere')) {
    const name = node.namespace === 'global' ? node.name : `${node.namespace}::${node.name}`
    throw new LakeProblem(400, 'queryNotSupportedError', `${name}() is not supported by this lake`)
  }
}

/** The filter over `*` under an expression, or null. */
function filterOfEverything(node: Node): NodeOf<'Filter'> | null {
  const filter = unwrap(node)
  return filter.type === 'Filter' && isEverything(filter.base) ? (filter as NodeOf<'Filter'>) : null
}

class Planner {
  readonly plan: Plan
  readonly #finder: AccessFinder

  constructor(tree: Node, finder: AccessFinder) {
    this.#finder = finder
    this.plan = {
      tree,
      sources: [],
      subqueries: [],
      tops: [],
      parameters: new Set(),
      isAsync: some(tree, (node) => node.type === 'FuncCall' && ASYNC.has(node.namespace)),
      readsClock: some(
        tree,
        (node) => isCall(node, 'global', 'now') || isCall(node, 'dateTime', 'now'),
      ),
      readsIdentity: some(tree, (node) => isCall(node, 'global', 'identity')),
    }
    this.plan.tree = this.rewrite(tree, false)
  }

  /** `inLoop`: whether the expression is evaluated once for each of several elements. */
  rewrite(node: Node, inLoop: boolean): Node {
    checkSupported(node)
    if (node.type === 'Parameter') this.plan.parameters.add(node.name)
    if (isEverything(node)) return marked(KIND.everything)
    if (inLoop && HOISTABLE.has(node.type) && some(node, isEverything) && isClosed(node)) {
      return marked(KIND.subquery + (this.plan.subqueries.push(this.rewrite(node, false)) - 1))
    }
    if (!inLoop) {
      const top = this.#top(node)
      if (top) return top
    }
    const filter = filterOfEverything(node)
    if (filter && node.type === 'Filter') {
      return { ...filter, base: this.#source(filter.expr), expr: this.#loop(filter.expr, inLoop) }
    }
    return mapChildren(node, (child, field) => {
      const isBody =
        (field === 'expr' && node.type !== 'Projection') ||
        (field === 'args' && node.type === 'PipeFuncCall')
      if (!isBody) return this.rewrite(child, inLoop)
      // Arguments of pipe functions are read by their form, so they stay as they are.
      return field === 'args' ? this.rewrite(child, true) : this.#loop(child, inLoop)
    })
  }

  /** The body of a loop; inside of another loop it looks at the clock. */
  #loop(body: Node, inLoop: boolean): Node {
    const rewritten = this.rewrite(body, true)
    return inLoop ? ticking(rewritten) : rewritten
  }

  /** What stands for `*` under a filter: as few buckets as hold everything the filter may be true for. */
  #source(filter: Node): Node {
    const found = this.#finder.find(filter)
    if (!found) return marked(KIND.everything)
    if (found.every((access) => access.values.every((value) => value.isConstant))) {
      return marked(KIND.source + (this.plan.sources.push(found) - 1))
    }
    if (found.some(({ list }) => list !== null)) return marked(KIND.everything)
    const names = found.flatMap(({ bucket, values }) =>
      values.map(({ node }) => joined(bucket(''), node)),
    )
    return markedBy(KIND.buckets, listed(names), KIND.everything)
  }

  /** Slices and elements of a filter over `*`, which can stop before the last document. */
  #top(node: Node): Node | null {
    let need = -1
    if (node.type === 'AccessElement') need = node.index + 1
    if (node.type === 'Slice' && node.left >= 0)
      need = node.right < 0 ? -1 : node.right + (node.isInclusive ? 1 : 0)
    if (need <= 0 || (node.type !== 'Slice' && node.type !== 'AccessElement')) return null
    if (!isClosed(node)) return null
    const base = this.#ordered(node.base, need) ?? this.#first(node.base, need)
    return base && { ...node, base }
  }

  /** *[…][0...n] */
  #first(base: Node, need: number): Node | null {
    const filter = filterOfEverything(base)
    if (!filter) return null
    const over: Node = { type: 'Parameter', name: MARK }
    const source = this.#source(filter.expr)
    const rest: Node = { ...filter, base: over, expr: this.rewrite(filter.expr, true) }
    const top = { filter: rest, need, base: source, order: null }
    return marked(KIND.top + (this.plan.tops.push(top) - 1))
  }

  /** *[…] | order(a, b.c desc)[0...n], where one bucket is read and sorted by plain attributes */
  #ordered(pipe: Node, need: number): Node | null {
    if (pipe.type !== 'PipeFuncCall' || pipe.name !== 'order') return null
    const filter = filterOfEverything(pipe.base)
    const access = filter && this.#singleBucket(filter.expr)
    if (!filter || !access) return null
    for (const arg of pipe.args) {
      const key = arg.type === 'Asc' || arg.type === 'Desc' ? arg.base : arg
      if (attributePath(key) === null) return null
    }
    const over: Node = { type: 'Parameter', name: MARK }
    const order = { access, sort: { ...pipe, base: over }, key: JSON.stringify(pipe.args) }
    const rest: Node = { ...filter, base: over, expr: this.rewrite(filter.expr, true) }
    const top = { filter: rest, need, base: null, order }
    return marked(KIND.top + (this.plan.tops.push(top) - 1))
  }

  #singleBucket(filter: Node): Access | null {
    const [access, ...others] = this.#finder.find(filter) ?? []
    if (!access || others.length > 0 || access.list || access.values.length !== 1) return null
    return access.values[0]?.isConstant ? access : null
  }
}

/** Plans a parsed query. Throws `LakeProblem` 400 for functions the lake does not have. */
export function planQuery(tree: Node, finder: AccessFinder): Plan {
  return new Planner(completeDialect(tree), finder).plan
}
