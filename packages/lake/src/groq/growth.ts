import { children, type Node } from './ast.ts'

// Lists that are joined hold some hundred strings at most.
const joined = 100

/**
 * How many times as long as what it reads a string or a list may get in a query: `{"a": a + a}{"a": a + a}` makes it four
 * times as long. What is done with long ones, nothing can end before it is done.
 */
export function growthOf(node: Node): number {
  const most = (nodes: Iterable<Node>) => {
    let found = 1
    for (const each of nodes) found = Math.max(found, growthOf(each))
    return found
  }
  switch (node.type) {
    case 'OpCall':
      if (node.op !== '+') return most([node.left, node.right])
      return growthOf(node.left) + growthOf(node.right)
    case 'Array': {
      const splats = node.elements.filter(({ isSplat }) => isSplat)
      const spread = splats.reduce((sum, { value }) => sum + growthOf(value), 0)
      return Math.max(spread, most(node.elements.map(({ value }) => value)))
    }
    case 'Projection':
    case 'Map':
    case 'FlatMap':
      return growthOf(node.base) * growthOf(node.expr)
    case 'FuncCall':
      return most(node.args) * (node.namespace === 'array' && node.name === 'join' ? joined : 1)
    default:
      return most(children(node))
  }
}
