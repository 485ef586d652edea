import { children, type Node } from './ast.ts'

/** The functions that read the element itself, though it is none of their arguments. */
export const functionsOfThis = new Set([
  'global::references',
  'sanity::versionOf',
  'sanity::partOfRelease',
])
const neverClosed = new Set(['delta', 'diff', 'user', 'documents'])

/**
 * Whether an expression gives the same value wherever it stands: it reads neither the element nor the scopes around
 * it. Such a subquery needs to run once only.
 *
 * `depth` counts the scopes opened inside of the expression, `bound` says whether `@` is an element of its own.
 */
export function isClosed(node: Node, depth = 0, bound = false): boolean {
  const all = (nodes: Iterable<Node>, d: number, b: boolean) => {
    for (const child of nodes) if (!isClosed(child, d, b)) return false
    return true
  }
  switch (node.type) {
    case 'This':
      return bound
    case 'Parent':
      return node.n < depth
    case 'Context':
      return false
    case 'AccessAttribute':
      return node.base ? isClosed(node.base, depth, bound) : bound
    case 'Filter':
    case 'Projection':
      return isClosed(node.base, depth, bound) && isClosed(node.expr, depth + 1, true)
    case 'Map':
    case 'FlatMap':
      // The element is seen as `@`, but its scope is hidden: `^` counts as before.
      return isClosed(node.base, depth, bound) && isClosed(node.expr, depth, true)
    case 'PipeFuncCall':
      return isClosed(node.base, depth, bound) && all(node.args, depth + 1, true)
    case 'FuncCall':
      if (neverClosed.has(node.namespace)) return false
      if (!bound && functionsOfThis.has(`${node.namespace}::${node.name}`)) return false
      return all(node.args, depth, bound)
    default:
      return all(children(node), depth, bound)
  }
}
