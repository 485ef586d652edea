import { appendFileSync } from 'node:fs'
import { type Logger, pino } from 'pino'

/**
 * Structured logs, one JSON line each. Addresses go in without their query, which may name people. A line that cannot
 * be written, as on a full disk, is lost, and the next is tried again.
 */
export function createLog(level: string, output: 'stdout' | 'stderr' = 'stdout'): Logger {
  const file = output === 'stdout' ? 1 : 2
  // pino's own output ends the process then, and tries for ever to write what is left before it is gone.
  const write = (line: string) => {
    try {
      appendFileSync(file, line)
    } catch {
      // There is nowhere else to say so.
    }
  }
  return pino({ level, base: null }, { write })
}
