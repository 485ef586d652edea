import { children, type Node } from './ast.ts'
import { functionsOfThis } from './closed.ts'

const opensScope = new Set<Node['type']>(['Filter', 'Projection', 'Map', 'FlatMap'])
const mayReadAll = new Set<Node['type']>(['Context', 'SelectorFuncCall', 'SelectorNested'])

/**
 * The attributes that the body of a projection reads of the object it is about; null where that may be all of them, as
 * with `...` and `@`.
 */
export function attributesRead(body: Node): Set<string> | null {
  const found = new Set<string>()
  // `depth` scopes lie between the node and the object. In groq-js the scope of an item in a map is hidden from the
  // scopes in it, which have the same parent.
  const isKnown = (node: Node, depth: number, isHidden: boolean): boolean => {
    const isObject = (other: Node) =>
      depth === 0 ? other.type === 'This' : other.type === 'Parent' && other.n === depth
    if (node.type === 'Value') return true
    if (mayReadAll.has(node.type) || isObject(node)) return false
    if (node.type === 'AccessAttribute' && (node.base ? isObject(node.base) : depth === 0)) {
      found.add(node.name)
      return true
    }
    if (node.type === 'FuncCall' && depth === 0) {
      if (functionsOfThis.has(`${node.namespace}::${node.name}`)) return false
    }
    const inner = isHidden ? depth : depth + 1
    if (node.type === 'PipeFuncCall') {
      return (
        isKnown(node.base, depth, isHidden) && node.args.every((arg) => isKnown(arg, inner, false))
      )
    }
    if (opensScope.has(node.type) && 'base' in node && node.base && 'expr' in node) {
      const hides = node.type === 'Map' || node.type === 'FlatMap'
      return isKnown(node.base, depth, isHidden) && isKnown(node.expr, inner, hides)
    }
    for (const child of children(node)) if (!isKnown(child, depth, isHidden)) return false
    return true
  }
  return isKnown(body, 0, false) ? found : null
}
