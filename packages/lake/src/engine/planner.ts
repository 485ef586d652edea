import {
  attributePath,
  isCall,
  mapChildren,
  type Node,
  type NodeOf,
  some,
  unwrap,
} from '../groq/ast.ts'
import { isClosed } from '../groq/closed.ts'
import { growthOf } from '../groq/growth.ts'
import { attributesRead } from '../groq/read-attributes.ts'
import { LakeProblem } from '../problem.ts'
import type { Access, AccessFinder } from './access.ts'
import { completeDialect } from './dialect.ts'
import type { Plan } from './plan.ts'
import { type PlanPart, partNumber, sharedParts } from './plan-part.ts'
import {
  candidatesName,
  joined,
  listArgument,
  reference,
  referenceWith,
  ticking,
} from './references.ts'
import { textNeed } from './text-need.ts'

const hoistable = new Set<Node['type']>([
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
const asyncNamespaces = new Set(['diff', 'delta'])
const unsupported = new Set(['geo', 'media', 'text', 'documents', 'user'])

const isEverything = (node: Node) => node.type === 'Everything'

function checkSupported(node: Node): void {
  if (node.type !== 'FuncCall') return
  if (unsupported.has(node.namespace) || isCall(node, 'global', 'anywhere')) {
    const name = node.namespace === 'global' ? node.name : `${node.namespace}::${node.name}`
    throw new LakeProblem(400, 'queryNotSupportedError', `${name}() is not supported by this lake`)
  }
}

/** The filter over `*` under an expression, or null. */
function filterOfEverything(node: Node): NodeOf<'Filter'> | null {
  const filter = unwrap(node)
  return filter.type === 'Filter' && isEverything(filter.base) ? (filter as NodeOf<'Filter'>) : null
}

/** Whether an expression takes no time to speak of, whatever the document. */
function isCheap(node: Node): boolean {
  return node.type === 'This' || node.type === 'Value' || attributePath(node) !== null
}

class Planner {
  readonly plan: Plan
  readonly #finder: AccessFinder

  constructor(tree: Node, finder: AccessFinder) {
    this.#finder = finder
    this.plan = {
      tree,
      parts: [...sharedParts],
      growth: growthOf(tree),
      readsAll: false,
      parameters: new Set(),
      isAsync: some(
        tree,
        (node) => node.type === 'FuncCall' && asyncNamespaces.has(node.namespace),
      ),
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
    if (isEverything(node)) return this.#everything()
    if (inLoop && hoistable.has(node.type) && some(node, isEverything) && isClosed(node)) {
      return this.#refer({ kind: 'subquery', tree: this.rewrite(node, false) })
    }
    if (!inLoop) {
      const top = this.#top(node)
      if (top) return top
    }
    const filter = filterOfEverything(node)
    if (filter && node.type === 'Filter') {
      return { ...filter, base: this.#source(filter.expr), expr: this.#loop(filter.expr, inLoop) }
    }
    const special = this.#count(node) ?? this.#fields(node, inLoop)
    if (special) return special
    // Only the list of all documents looks at the clock by itself.
    const isLoop = inLoop || ('base' in node && node.base !== undefined && !isEverything(node.base))
    return mapChildren(node, (child, field) => {
      const isBody =
        (field === 'expr' && node.type !== 'Projection') ||
        (field === 'args' && node.type === 'PipeFuncCall')
      if (!isBody) return this.rewrite(child, inLoop)
      // Arguments of pipe functions are read by their form, so they stay as they are.
      if (field === 'args') return this.#argument(node, child)
      return this.#loop(child, isLoop && !isCheap(child))
    })
  }

  #argument(node: Node, arg: Node): Node {
    if (node.type !== 'PipeFuncCall' || node.name !== 'order') return this.rewrite(arg, true)
    if (arg.type !== 'Asc' && arg.type !== 'Desc') {
      return isCheap(arg) ? arg : ticking(this.rewrite(arg, true))
    }
    return isCheap(arg.base) ? arg : { ...arg, base: ticking(this.rewrite(arg.base, true)) }
  }

  /** count(*[_type == "page"]): the size of one bucket, where the filter says nothing else. */
  #count(node: Node): Node | null {
    if (!isCall(node, 'global', 'count')) return null
    const filter = node.args[0] && filterOfEverything(node.args[0])
    const condition = filter && unwrap(filter.expr)
    const access = condition && this.#singleBucket(condition)
    if (!filter || !access) return null
    const isExact =
      access.kind === 'reference' ? condition.type === 'FuncCall' : condition.type === 'OpCall'
    if (!isExact) return null
    const counted = {
      ...filter,
      base: this.#source(filter.expr),
      expr: this.rewrite(condition, true),
    }
    const otherwise: Node = { ...node, args: [counted] }
    return this.#refer({ kind: 'count', access, otherwise })
  }

  /** reference->attribute and reference->{…}: depends on these attributes, not on the whole document. */
  #fields(node: Node, inLoop: boolean): Node | null {
    if (node.type !== 'AccessAttribute' && node.type !== 'Projection') return null
    const reference = node.base && unwrap(node.base)
    if (reference?.type !== 'Deref') return null
    const names = node.type === 'AccessAttribute' ? new Set([node.name]) : attributesRead(node.expr)
    if (!names) return null
    // Whether there is a document at all makes a difference to a projection.
    if (node.type === 'Projection') names.add('_id')
    const number = this.#add({ kind: 'fields', names: [...names] })
    const id: Node = {
      type: 'AccessAttribute',
      name: '_ref',
      base: this.rewrite(reference.base, inLoop),
    }
    const base = referenceWith(number, id)
    if (node.type === 'AccessAttribute') return { ...node, base }
    return { ...node, base, expr: this.rewrite(node.expr, inLoop) }
  }

  /** The body of a loop; inside of another loop it looks at the clock. */
  #loop(body: Node, inLoop: boolean): Node {
    const rewritten = this.rewrite(body, true)
    return inLoop ? ticking(rewritten) : rewritten
  }

  /** What stands for `*` under a filter: as few buckets as hold everything the filter may be true for. */
  #source(filter: Node): Node {
    const found = this.#finder.find(filter)
    const text = textNeed(filter)
    const isConstant = found?.every(({ values }) => values.every((value) => value.isConstant))
    if (isConstant || (!found && text)) {
      if (!found) this.plan.readsAll = true
      return this.#refer({ kind: 'source', access: found, text })
    }
    if (!found || found.some(({ list }) => list !== null)) return this.#everything()
    const names = found.flatMap(({ bucket, values }) =>
      values.map(({ node }) => joined(bucket(''), node)),
    )
    return referenceWith(partNumber('buckets'), listArgument(names), partNumber('everything'))
  }

  #everything(): Node {
    this.plan.readsAll = true
    return reference(partNumber('everything'))
  }

  /** Adds a part to the plan; gives its number. */
  #add(part: PlanPart): number {
    return this.plan.parts.push(part) - 1
  }

  #refer(part: PlanPart): Node {
    return reference(this.#add(part))
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
    const over: Node = { type: 'Parameter', name: candidatesName }
    const candidates = { base: this.#source(filter.expr) }
    const rest: Node = { ...filter, base: over, expr: this.rewrite(filter.expr, true) }
    return this.#refer({ kind: 'top', filter: rest, need, text: null, candidates })
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
    const over: Node = { type: 'Parameter', name: candidatesName }
    const candidates = { access, sort: { ...pipe, base: over }, key: JSON.stringify(pipe.args) }
    const rest: Node = { ...filter, base: over, expr: this.rewrite(filter.expr, true) }
    const text = textNeed(filter.expr)
    return this.#refer({ kind: 'top', filter: rest, need, text, candidates })
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
