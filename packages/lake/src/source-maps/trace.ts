import type { Node, NodeOf } from '../groq/ast.ts'
import { looking } from '../groq/deadline.ts'
import { merged, remaining, traceCall, traceOperator, tracePipe } from './calls.ts'
import { type Evaluation, hiddenScope, nested, type Scope } from './evaluation.ts'
import {
  fieldOf,
  isFields,
  itemAt,
  itemsOf,
  listOf,
  literal,
  nothing,
  type Traced,
  unknown,
} from './origins.ts'

const root: Scope = { at: nothing, parent: null, isHidden: false }

/** Evaluates the tree of a query, keeping with each value where it came from. */
export function traceQuery(tree: Node, evaluation: Evaluation): Traced {
  const step = looking()
  const trace = (node: Node, scope: Scope): Traced => {
    step()
    switch (node.type) {
      case 'Everything':
        return evaluation.everything()
      case 'This':
        return scope.at
      case 'Parent':
        return ancestor(scope, node.n)?.at ?? nothing
      case 'Value':
        return { value: node.value ?? null, origin: literal }
      case 'Parameter':
        return { value: evaluation.params[node.name] ?? null, origin: literal }
      case 'Group':
        return trace(node.base, scope)
      case 'AccessAttribute':
        return fieldOf(node.base ? trace(node.base, scope) : scope.at, node.name)
      case 'AccessElement':
        return element(trace(node.base, scope), node.index)
      case 'Slice':
        return slice(node, trace(node.base, scope))
      case 'ArrayCoerce': {
        const base = trace(node.base, scope)
        return Array.isArray(base.value) ? base : nothing
      }
      case 'Filter': {
        const base = trace(node.base, scope)
        return remaining(base, evaluation.valueOver(node, base.value, scope))
      }
      case 'Map':
      case 'FlatMap':
        return map(node, scope)
      case 'Projection': {
        const base = trace(node.base, scope)
        return isFields(base.value) ? trace(node.expr, nested(scope, base)) : nothing
      }
      case 'Object':
        return object(node, scope)
      case 'Array':
        return listOf(
          node.elements.flatMap(({ value, isSplat }) => {
            const traced = trace(value, scope)
            return isSplat ? itemsOf(traced) : [traced]
          }),
        )
      case 'Deref':
        return dereference(trace(node.base, scope))
      case 'Select': {
        const met = node.alternatives.find(({ condition }) => evaluation.holds(condition, scope))
        const value = met ? met.value : node.fallback
        return value ? trace(value, scope) : nothing
      }
      case 'OpCall':
        return traceOperator(node, scope, evaluation, trace)
      case 'FuncCall':
        return traceCall(node, scope, evaluation, trace)
      case 'PipeFuncCall':
        return tracePipe(node, scope, evaluation, trace)
      default:
        return { value: evaluation.value(node, scope) ?? null, origin: unknown }
    }
  }

  function map(node: { type: string; base: Node; expr: Node }, scope: Scope): Traced {
    const base = trace(node.base, scope)
    if (!Array.isArray(base.value)) return nothing
    const made: Traced[] = []
    for (const item of itemsOf(base)) {
      const traced = trace(node.expr, hiddenScope(scope, item))
      if (node.type === 'FlatMap' && Array.isArray(traced.value)) made.push(...itemsOf(traced))
      else made.push(traced)
    }
    return listOf(made)
  }

  function object(node: NodeOf<'Object'>, scope: Scope): Traced {
    const parts: Traced[] = []
    for (const attribute of node.attributes) {
      const isLeftOut =
        attribute.type === 'ObjectConditionalSplat' && !evaluation.holds(attribute.condition, scope)
      if (isLeftOut) continue
      const traced = trace(attribute.value, scope)
      parts.push(attribute.type === 'ObjectAttributeValue' ? only(attribute.name, traced) : traced)
    }
    return merged(parts)
  }

  function dereference({ value }: Traced): Traced {
    if (!isFields(value) || typeof value._ref !== 'string') return nothing
    const id = value._ref
    const known = evaluation.expanded.get(id)
    if (known) return known
    const expression = evaluation.source.expand?.(id)
    if (!expression) return evaluation.recognise(evaluation.dereference(id))
    const traced = trace(expression, root)
    evaluation.expanded.set(id, traced)
    return traced
  }

  return trace(tree, root)
}

function ancestor(scope: Scope, n: number): Scope | null {
  let found: Scope | null = scope
  for (let up = 0; up < n && found; up++) found = found.parent
  return found
}

function only(name: string, { value, origin }: Traced): Traced {
  return { value: { [name]: value }, origin: { kind: 'object', fields: new Map([[name, origin]]) } }
}

function element(list: Traced, index: number): Traced {
  if (!Array.isArray(list.value)) return nothing
  return itemAt(list, index < 0 ? index + list.value.length : index)
}

function slice({ left, right, isInclusive }: NodeOf<'Slice'>, list: Traced): Traced {
  if (!Array.isArray(list.value)) return nothing
  const { length } = list.value
  const fromStart = (index: number) => (index < 0 ? index + length : index)
  const start = Math.max(fromStart(left), 0)
  const end = Math.min(Math.max(fromStart(right) + (isInclusive ? 1 : 0), 0), length)
  const items: Traced[] = []
  for (let index = start; index < end; index++) items.push(itemAt(list, index))
  return listOf(items)
}
