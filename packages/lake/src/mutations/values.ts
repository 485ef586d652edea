import { LakeProblem } from '../problem.ts'

const maxDepth = 100

/**
 * Refuses values no query could be trusted with: numbers without end, nesting so deep that a walk overflows the stack, and attribute
 * names that shadow what the evaluator calls on every object.
 */
export function checkValue(value: unknown, depth = 0): void {
  if (typeof value === 'number' && !Number.isFinite(value)) {
    throw new LakeProblem(400, 'mutationError', 'A number grew beyond what JSON can hold')
  }
  if (value === null || typeof value !== 'object') return
  if (depth > maxDepth) {
    throw new LakeProblem(400, 'mutationError', `Values nested deeper than ${maxDepth} levels`)
  }
  if (Array.isArray(value)) {
    for (const item of value) checkValue(item, depth + 1)
    return
  }
  for (const [name, item] of Object.entries(value)) {
    if (name === '__proto__' || name === 'hasOwnProperty') {
      throw new LakeProblem(400, 'mutationError', `"${name}" cannot be the name of an attribute`)
    }
    checkValue(item, depth + 1)
  }
}
