import type { Access } from './access.ts'
import type { Node } from './ast.ts'

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
  /** One bucket, by name: made up while evaluating, from the document around. */
  bucket: 'B',
  subquery: 'Q',
  top: 'T',
  /** Every string in a document, by id. */
  text: 'W',
  /** Lets the deadline be checked inside of nested loops; always true. */
  tick: '!',
} as const

/** Reads no more documents than a slice needs. */
export interface Top {
  filter: Node
  need: number
  /** Gives the candidates in id order, or: */
  base: Node | null
  /** one bucket in a kept order. */
  order: { access: Access; sort: Node; key: string } | null
}

/** A query ready to run: groq-js evaluates `tree`, the rest answers its marked references. */
export interface Plan {
  tree: Node
  sources: Access[][]
  subqueries: Node[]
  tops: Top[]
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

/** A reference to a marked part whose text is a string worked out while evaluating; `fallback` where it is none. */
export function markedBy(prefix: string, value: Node, fallback: string): Node {
  const text: Node = {
    type: 'FuncCall',
    namespace: 'global',
    name: 'coalesce',
    args: [
      { type: 'OpCall', op: '+', left: { type: 'Value', value: MARK + prefix }, right: value },
      { type: 'Value', value: MARK + fallback },
    ],
  }
  const attributes = [{ type: 'ObjectAttributeValue' as const, name: '_ref', value: text }]
  return { type: 'Deref', base: { type: 'Object', attributes } }
}

/** The expression, with a look at the clock each time before it is evaluated. */
export function ticking(value: Node): Node {
  const condition = marked(KIND.tick)
  return { type: 'Select', alternatives: [{ type: 'SelectAlternative', condition, value }] }
}
