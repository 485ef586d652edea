export interface ArrayElement {
  type: 'ArrayElement'
  value: Node
  isSplat: boolean
}

export type ObjectAttribute =
  | { type: 'ObjectAttributeValue'; name: string; value: Node }
  | { type: 'ObjectConditionalSplat'; condition: Node; value: Node }
  | { type: 'ObjectSplat'; value: Node }

/** GROQ's syntax tree as groq-js parses it; its published types leave these out. */
export type Node =
  | { type: 'Everything' | 'This' }
  | { type: 'Parent'; n: number }
  | { type: 'Value'; value: unknown }
  | { type: 'Parameter'; name: string }
  | { type: 'Context'; key: string }
  | { type: 'AccessAttribute'; name: string; base?: Node }
  | { type: 'AccessElement'; base: Node; index: number }
  | { type: 'Slice'; base: Node; left: number; right: number; isInclusive: boolean }
  | { type: 'Filter'; base: Node; expr: Node }
  | { type: 'Projection' | 'Map' | 'FlatMap'; base: Node; expr: Node }
  | { type: 'ArrayCoerce' | 'Deref' | 'Group' | 'Not' | 'Neg' | 'Pos'; base: Node }
  | { type: 'Asc' | 'Desc'; base: Node }
  | { type: 'And' | 'Or'; left: Node; right: Node }
  | { type: 'OpCall'; op: string; left: Node; right: Node }
  | { type: 'InRange'; base: Node; left: Node; right: Node; isInclusive: boolean }
  | { type: 'FuncCall'; namespace: string; name: string; args: Node[] }
  | { type: 'PipeFuncCall'; name: string; base: Node; args: Node[] }
  | { type: 'Array'; elements: ArrayElement[] }
  | { type: 'Object'; attributes: ObjectAttribute[] }
  | {
      type: 'Select'
      alternatives: { type: 'SelectAlternative'; condition: Node; value: Node }[]
      fallback?: Node
    }
  | { type: 'Tuple'; members: Node[] }
  | { type: 'SelectorFuncCall'; name: string; arg: Node }
  | { type: 'SelectorNested'; base: Node; nested: Node }

export type NodeOf<Type extends Node['type']> = Extract<Node, { type: Type }>

// Object attributes, array elements and alternatives are not expressions, but are walked like them.
function isNode(value: unknown): value is Node {
  return value !== null && typeof value === 'object' && 'type' in value
}

/** The parts of a node, in the order in which they are written. */
export function* children(node: Node): Generator<Node> {
  if (node.type === 'Value') return
  for (const field of Object.values(node)) {
    if (Array.isArray(field)) {
      for (const item of field) if (isNode(item)) yield item
    } else if (isNode(field)) yield field
  }
}

/** A copy of the node with each part replaced. */
export function mapChildren(node: Node, replace: (child: Node, field: string) => Node): Node {
  if (node.type === 'Value') return node
  const entries = Object.entries(node).map(([field, value]: [string, unknown]) => {
    if (Array.isArray(value)) {
      return [field, value.map((item: unknown) => (isNode(item) ? replace(item, field) : item))]
    }
    return [field, isNode(value) ? replace(value, field) : value]
  })
  return Object.fromEntries(entries) as Node
}

/** Whether the node or any part of it passes the test. */
export function some(node: Node, test: (node: Node) => boolean): boolean {
  if (test(node)) return true
  for (const child of children(node)) if (some(child, test)) return true
  return false
}

/** Whether the node calls this function, such as `now` of `global`. */
export function isCall(node: Node, namespace: string, name: string): node is NodeOf<'FuncCall'> {
  return node.type === 'FuncCall' && node.namespace === namespace && node.name === name
}

/** The expression inside any parentheses. */
export function unwrap(node: Node): Node {
  let inner = node
  while (inner.type === 'Group') inner = inner.base
  return inner
}

/** `slug.current` for an attribute path of the element itself; null for any other expression. */
export function attributePath(node: Node): string | null {
  if (node.type !== 'AccessAttribute') return null
  if (!node.base || node.base.type === 'This') return node.name
  const base = attributePath(node.base)
  return base === null ? null : `${base}.${node.name}`
}
