import { GroqSyntaxError, parse } from 'groq-js'
import { LakeProblem } from '../problem.ts'
import { reasonOf } from '../reason-of.ts'
import { children, type Node, some } from './ast.ts'

const scopeReaders = new Set<Node['type']>(['This', 'Parent', 'Everything', 'Deref', 'Context'])

function readsScope(node: Node): boolean {
  return scopeReaders.has(node.type) || (node.type === 'AccessAttribute' && !node.base)
}

const isParameter = (node: Node) => node.type === 'Parameter'

/** `title[$lang]`: brackets around a constant, which mean an attribute or an index once its value is known. */
function dependsOnValues(node: Node): boolean {
  if (node.type === 'Filter') return some(node.expr, isParameter) && !some(node.expr, readsScope)
  return node.type === 'FuncCall' && node.namespace === 'text' && some(node, isParameter)
}

// The time it takes to parse grows with the square of the length: this much takes half a second at worst.
const longest = 65_536
const stringPattern = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g

/** Throws `LakeProblem` 400 for a query that would take too long to parse; long strings do not count. */
function checkLength(query: string): void {
  if (query.length <= longest || query.replaceAll(stringPattern, '""').length <= longest) return
  const description = `The query is longer than ${longest} characters; pass lists as parameters`
  throw new LakeProblem(400, 'queryTooLongError', description)
}

// groq-js cannot read a comment that ends with the query.
const ended = (query: string) => `${query}\n`

function unreadable(query: string, error: unknown): LakeProblem {
  const start = error instanceof GroqSyntaxError ? error.position : 0
  const facts = { query, start, end: error instanceof GroqSyntaxError ? start : query.length }
  return new LakeProblem(400, 'queryParseError', reasonOf(error), facts)
}

function* parametersOf(node: Node): Generator<string> {
  if (node.type === 'Parameter') yield node.name
  for (const child of children(node)) yield* parametersOf(child)
}

/** Throws `LakeProblem` 400 where a parameter that a query needs is not given. */
export function checkParameters(
  needed: Iterable<string>,
  { query, params }: { query: string; params: Record<string, unknown> },
): void {
  for (const name of needed) {
    if (Object.hasOwn(params, name)) continue
    const description = `param $${name} referenced, but not provided`
    throw new LakeProblem(400, 'queryParseError', description, { query })
  }
}

/**
 * Parses a query for these parameters. Throws `LakeProblem` 400 with the position of what cannot be read, and for a
 * parameter that is not given.
 */
export function parseWith(query: string, params: Record<string, unknown>): Node {
  checkLength(query)
  let tree: Node
  try {
    tree = parse(ended(query), { params })
  } catch (error) {
    throw unreadable(query, error)
  }
  checkParameters(parametersOf(tree), { query, params })
  return tree
}

/**
 * Parses a query once for all parameters; null where its form depends on their values, as in `title[$lang]` and
 * `[0...$n]`, and it has to be parsed with them.
 */
export function parseForAll(query: string): Node | null {
  if (!query.includes('$')) return parseWith(query, {})
  checkLength(query)
  try {
    const tree: Node = parse(ended(query))
    return some(tree, dependsOnValues) ? null : tree
  } catch {
    return null
  }
}
