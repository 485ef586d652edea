import { LakeProblem } from '../problem.ts'
import { reasonOf } from '../reason-of.ts'

/** Whatever a query makes the evaluator throw, the query is at fault: a wrong argument, or too deep a nesting. */
export function notEvaluated(error: unknown): LakeProblem {
  if (error instanceof LakeProblem) return error
  const description = `The query cannot be evaluated: ${reasonOf(error)}`
  return new LakeProblem(400, 'queryEvaluationError', description)
}
