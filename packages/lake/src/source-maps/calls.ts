import type { Node, NodeOf } from '../groq/ast.ts'
import type { Evaluation, Scope } from './evaluation.ts'
import {
  fieldOrigin,
  isFields,
  itemAt,
  itemsOf,
  listOf,
  nothing,
  type Origin,
  type Traced,
  unknown,
} from './origins.ts'

type Trace = (node: Node, scope: Scope) => Traced

/** Functions that return a string as it is where there is nothing to change about it. */
const mayKeep = new Set([
  'global::string',
  'global::lower',
  'global::upper',
  'string::lower',
  'string::upper',
])
const keepsItems = new Set(['array::compact', 'array::unique'])

/** The items that are left of a list, which groq-js returned in their order. */
export function remaining(list: Traced, left: unknown): Traced {
  if (!Array.isArray(list.value) || !Array.isArray(left)) return nothing
  const items: Traced[] = []
  let index = 0
  for (const value of left) {
    while (index < list.value.length && !Object.is(list.value[index], value)) index++
    items.push(index < list.value.length ? itemAt(list, index++) : { value, origin: unknown })
  }
  return listOf(items)
}

/** The value of a function call, with the origins of those functions that hand values on. */
export function traceCall(
  node: NodeOf<'FuncCall'>,
  scope: Scope,
  evaluation: Evaluation,
  trace: Trace,
): Traced {
  const name = `${node.namespace}::${node.name}`
  if (name === 'global::coalesce') {
    for (const argument of node.args) {
      const traced = trace(argument, scope)
      if (traced.value !== null) return traced
    }
    return nothing
  }
  const [first] = node.args
  if (first && mayKeep.has(name)) {
    const given = trace(first, scope)
    const value = evaluation.value(
      { ...node, args: [{ type: 'Value', value: given.value }] },
      scope,
    )
    return value === given.value ? given : { value, origin: unknown }
  }
  if (first && keepsItems.has(name)) {
    const list = trace(first, scope)
    const call: Node = { ...node, args: [{ type: 'Value', value: list.value }] }
    return remaining(list, evaluation.value(call, scope))
  }
  return evaluation.recognise(evaluation.value(node, scope))
}

/** `+` joins lists and objects, whose parts stay what they are; other operators make new values. */
export function traceOperator(
  node: NodeOf<'OpCall'>,
  scope: Scope,
  evaluation: Evaluation,
  trace: Trace,
): Traced {
  if (node.op !== '+') return { value: evaluation.value(node, scope), origin: unknown }
  const left = trace(node.left, scope)
  const right = trace(node.right, scope)
  if (Array.isArray(left.value) && Array.isArray(right.value)) {
    return listOf([...itemsOf(left), ...itemsOf(right)])
  }
  if (isFields(left.value) && isFields(right.value)) return merged([left, right])
  const sum: Node = {
    ...node,
    left: { type: 'Value', value: left.value },
    right: { type: 'Value', value: right.value },
  }
  return { value: evaluation.value(sum, scope), origin: unknown }
}

/** One object with the attributes of all, the later ones first. */
export function merged(objects: readonly Traced[]): Traced {
  const value: Record<string, unknown> = {}
  const fields = new Map<string, Origin>()
  for (const object of objects) {
    if (!isFields(object.value)) continue
    for (const name of Object.keys(object.value)) {
      value[name] = object.value[name]
      fields.set(name, fieldOrigin(object.origin, name))
    }
  }
  return { value, origin: { kind: 'object', fields } }
}

const indexKey = Symbol('index')

/** The value of `| order(…)` or `| score(…)`: the items keep their origins. */
export function tracePipe(
  node: NodeOf<'PipeFuncCall'>,
  scope: Scope,
  evaluation: Evaluation,
  trace: Trace,
): Traced {
  const list = trace(node.base, scope)
  if (!Array.isArray(list.value)) return nothing
  return node.name === 'score'
    ? scored(node, list, scope, evaluation)
    : ordered(node, list, scope, evaluation)
}

function ordered(
  node: NodeOf<'PipeFuncCall'>,
  list: Traced,
  scope: Scope,
  evaluation: Evaluation,
): Traced {
  const given: unknown[] = Array.isArray(list.value) ? list.value : []
  const indexes = Map.groupBy(given.keys(), (index) => given[index])
  const sorted = evaluation.valueOver(node, list.value, scope)
  if (!Array.isArray(sorted)) return nothing
  // Sorting is stable: equal items stay in their order.
  return listOf(sorted.map((value) => itemAt(list, indexes.get(value)?.shift() ?? -1)))
}

/** groq-js copies what it scores, and leaves out what is no object. */
function scored(
  node: NodeOf<'PipeFuncCall'>,
  list: Traced,
  scope: Scope,
  evaluation: Evaluation,
): Traced {
  const items = itemsOf(list)
  const marked = items.map(({ value }, index) =>
    isFields(value) ? { ...value, [indexKey]: index } : value,
  )
  const result = evaluation.valueOver(node, marked, scope)
  if (!Array.isArray(result)) return nothing
  return listOf(
    result.map((copy: { _score: number; [indexKey]: number }) => {
      const score = { value: { _score: copy._score }, origin: unknown }
      return merged([items[copy[indexKey]] ?? nothing, score])
    }),
  )
}
