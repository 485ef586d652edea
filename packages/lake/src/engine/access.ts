import { attributePath, type Node, unwrap } from '../groq/ast.ts'
import { attributeBucket, idBucket, referenceBucket, typeBucket } from './buckets.ts'

/** Narrowest first: which kind of bucket to read when a filter allows several. */
const rank = { id: 0, attribute: 1, reference: 2, type: 3 }

/** Buckets of one kind: for a value, for each of several values, or for each value of a list. */
export interface Access {
  kind: keyof typeof rank
  /** Makes a bucket's name from a value. */
  bucket: (value: string) => string
  /** Expressions as seen from around the filter, one bucket each. */
  values: { node: Node; isConstant: boolean }[]
  /** A parameter that holds the list of values. */
  list: string | null
  /** Values that are not strings match nothing, as in `references()`; otherwise they may match anything. */
  stringsOnly: boolean
}

type Kind = Pick<Access, 'kind' | 'bucket'>

const byReference: Kind = { kind: 'reference', bucket: referenceBucket }

/** The expression as it reads one scope further out, where the filter's source is evaluated; null if it cannot. */
function fromOutside(node: Node): { node: Node; isConstant: boolean } | null {
  const inner = unwrap(node)
  if (inner.type === 'Value' || inner.type === 'Parameter') return { node: inner, isConstant: true }
  const shift = (part: Node): Node | null => {
    if (part.type === 'Parent') return part.n === 1 ? { type: 'This' } : { ...part, n: part.n - 1 }
    if (part.type !== 'AccessAttribute' || !part.base) return null
    const base = shift(part.base)
    return base && { ...part, base }
  }
  const shifted = shift(inner)
  return shifted && { node: shifted, isConstant: false }
}

/** Reads filters for the buckets that hold every document they may be true for. */
export class AccessFinder {
  readonly #indexedPaths: ReadonlySet<string>

  constructor(indexedPaths: Iterable<string>) {
    this.#indexedPaths = new Set(indexedPaths)
  }

  /** Alternatives whose union is a superset of what the filter lets through; null when that is everything. */
  find(filter: Node): Access[] | null {
    const node = unwrap(filter)
    if (node.type === 'And') {
      const [left, right] = [this.find(node.left), this.find(node.right)]
      if (!left || !right) return left ?? right
      const worst = (list: Access[]) => Math.max(...list.map(({ kind }) => rank[kind]))
      return worst(right) < worst(left) ? right : left
    }
    if (node.type === 'Or') {
      const [left, right] = [this.find(node.left), this.find(node.right)]
      return left && right ? [...left, ...right] : null
    }
    if (node.type === 'OpCall' && node.op === '==') {
      return this.#equals(node.left, node.right) ?? this.#equals(node.right, node.left)
    }
    if (node.type === 'OpCall' && node.op === 'in') return this.#within(node.left, node.right)
    if (node.type === 'FuncCall' && node.namespace === 'global' && node.name === 'references') {
      const values = node.args.map(fromOutside).filter((value) => value !== null)
      if (values.length < node.args.length) return null
      return [{ ...byReference, values, list: null, stringsOnly: true }]
    }
    return null
  }

  #kind(path: string | null): Kind | null {
    if (path === null) return null
    if (path === '_id') return { kind: 'id', bucket: idBucket }
    if (path === '_type') return { kind: 'type', bucket: typeBucket }
    if (this.#indexedPaths.has(path)) {
      return { kind: 'attribute', bucket: (value) => attributeBucket(path, value) }
    }
    return path.endsWith('._ref') ? byReference : null
  }

  #equals(attribute: Node, other: Node): Access[] | null {
    const kind = this.#kind(attributePath(unwrap(attribute)))
    const value = kind && fromOutside(other)
    return value ? [{ ...kind, values: [value], list: null, stringsOnly: false }] : null
  }

  #within(left: Node, list: Node): Access[] | null {
    const right = unwrap(list)
    const kind = this.#kind(attributePath(unwrap(left)))
    if (kind && right.type === 'Parameter') {
      return [{ ...kind, values: [], list: right.name, stringsOnly: false }]
    }
    if (kind && right.type === 'Value' && Array.isArray(right.value)) {
      const values = right.value.map((value: unknown) => ({
        node: { type: 'Value' as const, value },
        isConstant: true,
      }))
      return [{ ...kind, values, list: null, stringsOnly: false }]
    }
    if (kind && right.type === 'Array') {
      const values = right.elements.map(({ isSplat, value }) =>
        isSplat ? null : fromOutside(value),
      )
      const known = values.filter((value) => value !== null)
      if (known.length < values.length) return null
      return [{ ...kind, values: known, list: null, stringsOnly: false }]
    }
    // $id in tags[]._ref
    if (right.type !== 'Map' || right.base.type !== 'ArrayCoerce') return null
    const item = attributePath(right.expr)
    const holdsReferences = item === '_ref' || item?.endsWith('._ref')
    const value = fromOutside(left)
    if (!holdsReferences || attributePath(right.base.base) === null || !value) return null
    return [{ ...byReference, values: [value], list: null, stringsOnly: false }]
  }
}
