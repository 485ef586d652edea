import type { Access } from './access.ts'
import type { Node } from './ast.ts'
import type { TextNeed } from './text-need.ts'

/**
 * Parts of a query that the lake answers itself stand in the tree as references no document can have: groq-js asks
 * its `dereference` hook for them.
 */
export const MARK = '\u0000'

/** What a marked reference stands for, and how it is written after the mark. */
export const KIND = {
  everything: '*',
  /** A list of alternatives, by number. */
  source: 'S',
  /** Buckets by name, made up while evaluating from the document around. */
  buckets: 'B',
  /** Some attributes of a document, by number, then its id. */
  fields: 'F',
  count: 'N',
  subquery: 'Q',
  top: 'T',
  /** Every string in a document, by id. */
  text: 'W',
  /** Lets the deadline be checked inside of nested loops; always true. */
  tick: '!',
} as const

/** Where the documents under a filter are looked for. */
export interface Source {
  /** Buckets; all documents where no bucket is known to hold what the filter lets through. */
  access: Access[] | null
  text: TextNeed | null
}

/** How many documents one bucket holds. */
export interface Count {
  access: Access
  /** Counts them where the bucket is not known after all. */
  otherwise: Node
}

/** Reads no more documents than a slice needs. */
export interface Top {
  filter: Node
  need: number
  text: TextNeed | null
  /** Gives the candidates in id order, or: */
  base: Node | null
  /** one bucket in a kept order. */
  order: { access: Access; sort: Node; key: string } | null
}

/** A query ready to run: groq-js evaluates `tree`, the rest answers its marked references. */
export interface Plan {
  tree: Node
  sources: Source[]
  counts: Count[]
  /** Attributes that are read of documents a query refers to. */
  fields: string[][]
  subqueries: Node[]
  tops: Top[]
  /** How many times as long as what it reads a string may get. */
  growth: number
  /** Some part of it has to look at every document. */
  readsAll: boolean
  /** Parameters the query needs. */
  parameters: Set<string>
  /** Uses `diff::` or `delta::`, which groq-js only evaluates asynchronously. */
  isAsync: boolean
  /** Its result changes with the clock or with who asks. */
  readsClock: boolean
  readsIdentity: boolean
}

/** A reference to a marked part. */
export function marked(text: string): Node {
  return { type: 'Deref', base: { type: 'Value', value: { _ref: MARK + text } } }
}

export const SEPARATOR = '\u0001'

/** A text before a value; null where the value is no string. */
export function joined(text: string, value: Node): Node {
  return { type: 'OpCall', op: '+', left: { type: 'Value', value: text }, right: value }
}

/** Strings as one, with separators; null where one of them is null. */
export function listed(strings: Node[]): Node {
  const elements = strings.map((value) => ({
    type: 'ArrayElement' as const,
    value,
    isSplat: false,
  }))
  const args: Node[] = [
    { type: 'Array', elements },
    { type: 'Value', value: SEPARATOR },
  ]
  return { type: 'FuncCall', namespace: 'array', name: 'join', args }
}

/**
 * A reference to a marked part whose text is worked out while evaluating. Where that gives null, it is a reference to
 * the part `otherwise`, or to nothing.
 */
export function markedBy(kind: string, text: Node, otherwise?: string): Node {
  let value = joined(MARK + kind, text)
  if (otherwise !== undefined) {
    const args: Node[] = [value, { type: 'Value', value: MARK + otherwise }]
    value = { type: 'FuncCall', namespace: 'global', name: 'coalesce', args }
  }
  const attributes = [{ type: 'ObjectAttributeValue' as const, name: '_ref', value }]
  return { type: 'Deref', base: { type: 'Object', attributes } }
}

/** Whether a node is a reference of that kind, made by `markedBy`. */
export function isMarkedBy(kind: string, node: Node): boolean {
  if (node.type !== 'Deref' || node.base.type !== 'Object') return false
  const [attribute] = node.base.attributes
  const value = attribute?.type === 'ObjectAttributeValue' ? attribute.value : null
  const text = value?.type === 'FuncCall' ? value.args[0] : value
  return text?.type === 'OpCall' && text.left.type === 'Value' && text.left.value === MARK + kind
}

/** The expression, with a look at the clock each time before it is evaluated. */
export function ticking(value: Node): Node {
  const condition = marked(KIND.tick)
  return { type: 'Select', alternatives: [{ type: 'SelectAlternative', condition, value }] }
}
