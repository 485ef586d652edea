import { LakeProblem } from '../problem.ts'

/** Whatever a query makes the evaluator throw, the query is at fault: a wrong argument, or too deep a nesting. */
export function notEvaluated(error: unknown): LakeProblem {
  if (error instanceof LakeProblem) return error
  const reason = error instanceof Error ? error.message : String(error)
  return new LakeProblem(400, 'queryEvaluationError', `The query cannot be evaluated: ${reason}`)
}
