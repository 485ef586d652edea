import { createContext, Script } from 'node:vm'
import { OutOfTime, withDeadline } from '../../../groq/deadline.ts'

const script = new Script('run()')
const context = createContext({ run: () => {} })
const mostTries = 5
// Of its time; an end from outside comes a little early or late.
const enough = 0.8

/** Milliseconds this thread has worked: those in which the machine did something else do not count. */
export function workedMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

/**
 * Runs something for so many milliseconds of work at most, then throws `OutOfTime`. Queries look at the clock by themselves;
 * this also ends what does not get to: a regular expression, a long sort, the parser. What is ended like that runs no
 * `finally`, so it must leave nothing half done that others see; and where the machine is busy it is run again, each time with
 * twice as long to wait for it.
 */
export function interrupt<T>(ms: number, run: () => T, worked = workedMs): T {
  for (let tries = 1, wait = ms; ; tries++, wait *= 2) {
    const before = worked()
    try {
      return runFor(wait, run)
    } catch (error) {
      const isHeldUp = error instanceof OutOfTime && worked() - before < enough * ms
      if (!isHeldUp || tries === mostTries) throw error
    }
  }
}

function runFor<T>(ms: number, run: () => T): T {
  let value: { of: T } | undefined
  context.run = () => {
    value = { of: run() }
  }
  try {
    withDeadline(performance.now() + ms, () =>
      script.runInContext(context, { timeout: Math.ceil(ms) }),
    )
  } catch (error) {
    throw isTimeout(error) ? new OutOfTime() : error
  }
  if (!value) throw new OutOfTime()
  return value.of
}

// The error is made in the other context, and so is no `Error` of this one.
function isTimeout(error: unknown): boolean {
  if (error === null || typeof error !== 'object' || !('code' in error)) return false
  return error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
}
