import { isCall, mapChildren, type Node, type NodeOf, unwrap } from '../groq/ast.ts'
import { LakeProblem } from '../problem.ts'
import { partNumber } from './plan-part.ts'
import { nullName, referenceWith } from './references.ts'
import { folded, hasTerms } from './search-text.ts'

const releases: Node = {
  type: 'Filter',
  base: { type: 'Everything' },
  expr: {
    type: 'OpCall',
    op: '==',
    left: { type: 'AccessAttribute', name: '_type' },
    right: { type: 'Value', value: 'system.release' },
  },
}

function asksForAllText(left: Node): boolean {
  const node = unwrap(left)
  if (node.type !== 'Array') return node.type === 'This'
  return node.elements.some(({ value }) => unwrap(value).type === 'This')
}

/** `@` before a text query stands for all text of the document, folded. */
function searched(left: Node): Node {
  const number = partNumber('text')
  const text = referenceWith(number, { type: 'AccessAttribute', name: '_id' }, number)
  const node = unwrap(left)
  if (node.type === 'This') return text
  if (node.type !== 'Array') return left
  const elements = node.elements.map((element) =>
    unwrap(element.value).type === 'This' ? { ...element, value: text, isSplat: true } : element,
  )
  return { ...node, elements }
}

/** `words -without "a phrase" pre*` as `match` conditions. */
function textQuery(left: Node, query: string): Node {
  const match = (term: string): Node => {
    // Several stars mean what one does, and take groq-js for ever.
    const right: Node = { type: 'Value', value: term.replaceAll(/\*+/g, '*') }
    return { type: 'OpCall', op: 'match', left: searched(left), right }
  }
  const isOfAllText = asksForAllText(left)
  // Other values beside `@` are as they are written.
  const found = (term: string): Node => {
    const plain = folded(term)
    if (!isOfAllText || plain === term) return match(term)
    return { type: 'Or', left: match(plain), right: match(term) }
  }
  let condition: Node | null = null
  for (const [, minus, phrase, word] of query.matchAll(/(-?)(?:"([^"]*)"|(\S+))/g)) {
    const text = phrase ?? word ?? ''
    // No text matches a pattern without words, such as the "&" of a title.
    if (!hasTerms(text)) continue
    const term = found(text)
    const wanted: Node = minus ? { type: 'Not', base: term } : term
    condition = condition ? { type: 'And', left: condition, right: wanted } : wanted
  }
  return condition ?? { type: 'Value', value: true }
}

/** Scores belong to documents: not to one element, nor to what a projection made of them. */
function checkScored(base: Node): void {
  const scored = unwrap(base)
  const isProjected = scored.type === 'Map' && scored.expr.type === 'Projection'
  if (scored.type === 'AccessElement' || isProjected) {
    throw new LakeProblem(400, 'queryParseError', 'score() must be applied to documents')
  }
}

/** The items of a list, with one value in the place of another. */
function replaced(list: Node, from: unknown, to: unknown): Node {
  const condition: Node = {
    type: 'OpCall',
    op: '==',
    left: { type: 'This' },
    right: { type: 'Value', value: from },
  }
  const alternatives = [
    { type: 'SelectAlternative' as const, condition, value: { type: 'Value' as const, value: to } },
  ]
  const expr: Node = { type: 'Select', alternatives, fallback: { type: 'This' } }
  return { type: 'Map', base: { type: 'ArrayCoerce', base: list }, expr }
}

/** groq-js takes every null for a value of its own. */
function uniqueWithNulls(node: NodeOf<'FuncCall'>): Node {
  const [list] = node.args
  if (!list) return node
  const args = [replaced(list, null, nullName)]
  return replaced({ ...node, args }, nullName, null)
}

/** Writes what groq-js parses but does not evaluate, or evaluates otherwise, in terms of what it does. */
export function completeDialect(node: Node): Node {
  if (node.type === 'FuncCall' && node.namespace === 'array' && node.name === 'unique') {
    return uniqueWithNulls({ ...node, args: node.args.map(completeDialect) })
  }
  if (isCall(node, 'releases', 'all')) return releases
  if (node.type === 'PipeFuncCall' && node.name === 'score') checkScored(node.base)
  if (node.type === 'OpCall' && node.op === 'match') {
    const right = unwrap(node.right)
    const query = isCall(right, 'text', 'query') ? right.args[0] : null
    if (query?.type === 'Value' && typeof query.value === 'string') {
      return completeDialect(textQuery(node.left, query.value))
    }
  }
  if (node.type === 'OpCall' && node.op === 'in' && isCall(unwrap(node.right), 'global', 'path')) {
    const left = unwrap(node.left)
    const id = isCall(left, 'global', 'path') ? left.args[0] : null
    if (id) return mapChildren({ ...node, left: id }, completeDialect)
  }
  return mapChildren(node, completeDialect)
}
