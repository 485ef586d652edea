import { mapChildren, type Node } from '../groq/ast.ts'

/** An expression that can be evaluated by itself; what `^` reached outside of it are parameters. */
export interface Freed {
  readonly tree: Node
  /** How far up each parameter is: 1 for the scope around the expression. */
  readonly parents: ReadonlySet<number>
}

/** Name of the parameter for the nth scope around an expression; no query can name it. */
export const parentParameter = (n: number) => `^${n}`

/** Which part of a node has a scope of its own. */
const partInScope: Partial<Record<Node['type'], string>> = {
  Map: 'expr',
  FlatMap: 'expr',
  Filter: 'expr',
  Projection: 'expr',
  PipeFuncCall: 'args',
}

function free(root: Node, isHidden: boolean): Freed {
  const parents = new Set<number>()
  // As in groq-js: the scope of an item in a map is hidden from the scopes in it, which have the same parent.
  const visit = (node: Node, depth: number, hidden: boolean): Node => {
    if (node.type === 'Parent') {
      if (node.n <= depth) return node
      parents.add(node.n - depth)
      return { type: 'Parameter', name: parentParameter(node.n - depth) }
    }
    const maps = node.type === 'Map' || node.type === 'FlatMap'
    const part = partInScope[node.type]
    const inner = hidden ? depth : depth + 1
    return mapChildren(node, (child, field) =>
      field === part ? visit(child, inner, maps) : visit(child, depth, hidden),
    )
  }
  return { tree: visit(root, 0, isHidden), parents }
}

const visible = new WeakMap<Node, Freed>()
const hidden = new WeakMap<Node, Freed>()

/** Frees an expression from the scope around it. `isHidden`: that scope is an item in a map. */
export function freed(node: Node, isHidden: boolean): Freed {
  const known = isHidden ? hidden : visible
  const found = known.get(node)
  if (found) return found
  const made = free(node, isHidden)
  known.set(node, made)
  return made
}
