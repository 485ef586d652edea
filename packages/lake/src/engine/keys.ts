import type { Node } from '../groq/ast.ts'
import type { Access } from './access.ts'

/**
 * Names of the buckets an access reads; null where a value could equal what no bucket holds, so that all has to be
 * read.
 */
export function keysOf(access: Access, params: Readonly<Record<string, unknown>>): string[] | null {
  const { values, list, bucket, stringsOnly } = access
  const constant = (node: Node): unknown => {
    if (node.type === 'Value') return node.value
    return node.type === 'Parameter' ? params[node.name] : null
  }
  const given = list !== null ? params[list] : values.map(({ node }) => constant(node))
  if (!Array.isArray(given)) return []
  const flat: unknown[] = stringsOnly ? given.flat() : given
  if (!stringsOnly && !flat.every((value) => typeof value === 'string')) return null
  return flat.filter((value) => typeof value === 'string').map(bucket)
}

/** The filter over `*` whose documents a query is about; null for a query that is about more than one list. */
function filterUnder(tree: Node): Node | null {
  let node = tree
  while (node.type !== 'Filter' || node.base.type !== 'Everything') {
    if (node.type === 'Object' || !('base' in node) || !node.base) return null
    node = node.base
  }
  return node.expr
}

/**
 * Buckets that hold every document a query gives anything for, when it is evaluated over that one alone; null where that
 * may be any document.
 */
export function bucketsOfQuery(
  tree: Node,
  params: Readonly<Record<string, unknown>>,
  find: (filter: Node) => Access[] | null,
): string[] | null {
  const filter = filterUnder(tree)
  const found = filter && find(filter)
  if (!found) return null
  const keys = new Set<string>()
  for (const access of found) {
    const own = access.values.every(({ isConstant }) => isConstant) ? keysOf(access, params) : null
    if (!own) return null
    for (const key of own) keys.add(key)
  }
  return [...keys]
}
