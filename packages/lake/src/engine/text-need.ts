import { type Node, unwrap } from '../groq/ast.ts'
import type { TextNeed } from './plan-part.ts'
import { isTextReference } from './references.ts'

/** Whether all text an expression gives is text of the element itself. */
function isOwnText(node: Node): boolean {
  switch (node.type) {
    case 'This':
      return true
    case 'AccessAttribute':
      return !node.base || isOwnText(node.base)
    case 'Group':
    case 'ArrayCoerce':
    case 'AccessElement':
    case 'Slice':
    case 'Filter':
      return isOwnText(node.base)
    case 'Map':
    case 'FlatMap':
      return isOwnText(node.base) && isOwnText(node.expr)
    case 'Array':
      return node.elements.every(({ value }) => isOwnText(value))
    case 'FuncCall':
      return node.namespace === 'pt' && node.name === 'text' && node.args.every(isOwnText)
    case 'Deref':
      return isTextReference(node)
    default:
      return false
  }
}

function isConstant(node: Node): boolean {
  if (node.type === 'Array') return node.elements.every(({ value }) => isConstant(value))
  return node.type === 'Value' || node.type === 'Parameter'
}

/** Reads a filter for the words its documents must hold; null where it does not say. */
export function textNeed(filter: Node): TextNeed | null {
  const node = unwrap(filter)
  if (node.type === 'And') {
    const parts = [textNeed(node.left), textNeed(node.right)].filter((part) => part !== null)
    return parts.length > 0 ? { kind: 'all', parts } : null
  }
  if (node.type === 'Or') {
    const [left, right] = [textNeed(node.left), textNeed(node.right)]
    return left && right ? { kind: 'any', parts: [left, right] } : null
  }
  if (node.type !== 'OpCall' || node.op !== 'match') return null
  const pattern = unwrap(node.right)
  return isConstant(pattern) && isOwnText(node.left) ? { kind: 'words', pattern } : null
}
