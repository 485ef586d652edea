import { LakeProblem } from '../problem.ts'
import { checkDeadline } from './guarded.ts'

const LOOKED_AT_EVERY = 4_096

/**
 * Throws `LakeProblem` 400 for a value that takes more than so many bytes as JSON, more or less, before anything is
 * made of it: `*{"all": *}` is small in memory, where its parts are shared.
 */
export function checkSize(value: unknown, maxBytes: number): void {
  let bytes = 0
  let seen = 0
  const add = (item: unknown): void => {
    if (++seen % LOOKED_AT_EVERY === 0) checkDeadline()
    if (typeof item === 'string') bytes += item.length + 2
    else bytes += 4
    if (bytes > maxBytes) {
      const size = `${Math.round(maxBytes / 1024 / 1024)} MiB`
      const description = `The result is larger than ${size}; ask for less of it at a time`
      throw new LakeProblem(400, 'queryResultTooLargeError', description)
    }
    if (item === null || typeof item !== 'object') return
    if (Array.isArray(item)) {
      for (const part of item) add(part)
      return
    }
    for (const name in item) {
      bytes += name.length + 3
      add((item as Record<string, unknown>)[name])
    }
  }
  add(value)
}
