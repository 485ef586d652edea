import { LakeProblem } from '../problem.ts'

// Documents go to 100 levels, and requests wrap them in a few more. A walk through thousands overflows the stack.
const mostLevels = 120

/**
 * Parses JSON somebody sent; `what` names it in refusals. Throws `LakeProblem` 400 for text that is no JSON, and for
 * values nested too deep to be gone through.
 */
export function parseJson(text: string, what: string): unknown {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new LakeProblem(400, 'invalidJsonError', `${what} is not valid JSON`)
  }
  if (isDeeper(value, mostLevels)) {
    const description = `${what} is nested deeper than ${mostLevels} levels`
    throw new LakeProblem(400, 'invalidJsonError', description)
  }
  return value
}

function isDeeper(value: unknown, levels: number): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; depth <= levels; depth++) {
    level = level.flatMap((item) =>
      item !== null && typeof item === 'object' ? Object.values(item) : [],
    )
    if (level.length === 0) return false
  }
  return true
}
