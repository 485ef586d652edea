import type { Node } from '../groq/ast.ts'
import type { PlanPart } from './plan-part.ts'

/** A query ready to run: groq-js evaluates `tree`; the engine evaluates the parts that it refers to. */
export interface Plan {
  tree: Node
  /** By the number in the references to them; see `references.ts`. */
  parts: PlanPart[]
  /** How many times as long as what it reads a string may get. */
  growth: number
  /** Some part of it has to look at every document. */
  readsAll: boolean
  /** Parameters the query needs. */
  parameters: Set<string>
  /** Uses `diff::` or `delta::`, which groq-js only evaluates asynchronously. */
  isAsync: boolean
  /** Its result changes with the clock or with the caller. */
  readsClock: boolean
  readsIdentity: boolean
}
