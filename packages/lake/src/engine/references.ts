import type { Node } from '../groq/ast.ts'
import { partNumber } from './plan-part.ts'

/*
 * groq-js lets others answer one thing only: `->`, by its hook `dereference`, which is given a string. So an expression
 * refers to a part of its plan by a string that is no document's id: a mark, the number of the part and, for some kinds,
 * a separator and an argument. Nothing outside of this file knows how that is written.
 */
const mark = '\u0000'
const separator = '\u0001'

/** The parameter with the documents that are filtered or sorted at a time; no query can name it. */
export const candidatesName = mark
/** Stands for null where groq-js cannot tell one from another. */
export const nullName = `${mark}null`

const withArgument = (number: number) => `${mark}${number}${separator}`

/** A reference to the part of that number. */
export function reference(number: number): Node {
  return { type: 'Deref', base: { type: 'Value', value: { _ref: `${mark}${number}` } } }
}

/**
 * A reference to a part with an argument that is worked out while evaluating. Where that gives no string, it is a
 * reference to the part `otherwise`, or to nothing.
 */
export function referenceWith(number: number, argument: Node, otherwise?: number): Node {
  let value = joined(withArgument(number), argument)
  if (otherwise !== undefined) {
    const args: Node[] = [value, { type: 'Value', value: `${mark}${otherwise}` }]
    value = { type: 'FuncCall', namespace: 'global', name: 'coalesce', args }
  }
  const attributes = [{ type: 'ObjectAttributeValue' as const, name: '_ref', value }]
  return { type: 'Deref', base: { type: 'Object', attributes } }
}

/** What a reference to a part says; null for the id of a document. */
export function readReference(text: string): { number: number; argument: string } | null {
  if (text[0] !== mark) return null
  const end = text.indexOf(separator)
  if (end < 0) return { number: Number(text.slice(1)), argument: '' }
  return { number: Number(text.slice(1, end)), argument: text.slice(end + 1) }
}

/** Whether a node is a reference to all text of a document. */
export function isTextReference(node: Node): boolean {
  if (node.type !== 'Deref' || node.base.type !== 'Object') return false
  const [attribute] = node.base.attributes
  const value = attribute?.type === 'ObjectAttributeValue' ? attribute.value : null
  const text = value?.type === 'FuncCall' ? value.args[0] : value
  if (text?.type !== 'OpCall' || text.left.type !== 'Value') return false
  return text.left.value === withArgument(partNumber('text'))
}

/** A text before a value; null where the value is no string. */
export function joined(text: string, value: Node): Node {
  return { type: 'OpCall', op: '+', left: { type: 'Value', value: text }, right: value }
}

/** An argument of several strings; null where one of them is null. */
export function listArgument(strings: Node[]): Node {
  const elements = strings.map((value) => ({
    type: 'ArrayElement' as const,
    value,
    isSplat: false,
  }))
  const args: Node[] = [
    { type: 'Array', elements },
    { type: 'Value', value: separator },
  ]
  return { type: 'FuncCall', namespace: 'array', name: 'join', args }
}

/** The strings of a `listArgument`. */
export const readList = (argument: string): string[] => argument.split(separator)

/** The expression, with a look at the clock each time before it is evaluated. */
export function ticking(value: Node): Node {
  const condition = reference(partNumber('tick'))
  return { type: 'Select', alternatives: [{ type: 'SelectAlternative', condition, value }] }
}
