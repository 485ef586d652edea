import { type Logger, pino } from 'pino'

/** Structured logs, one JSON line each. Addresses go in without their query, which may name people. */
export const createLog = (level: string, output: 'stdout' | 'stderr' = 'stdout'): Logger =>
  pino({ level, base: null }, pino.destination(output === 'stdout' ? 1 : 2))
