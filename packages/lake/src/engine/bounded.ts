import { LakeProblem } from '../problem.ts'
import { checkDeadline } from './guarded.ts'

const LOOKED_AT_EVERY = 4_096

/**
 * Throws `LakeProblem` 400 for a value that takes more than so many bytes as JSON, more or less, before anything is
 * made of it: `*{"all": *}` is small in memory, where its parts are shared.
 */
export function checkSize(value: unknown, maxBytes: number): void {
  let bytes = 0
  let untilLook = LOOKED_AT_EVERY
  const check = () => {
    if (bytes <= maxBytes) return
    const size = `${Math.round(maxBytes / 1024 / 1024)} MiB`
    const description = `The result is larger than ${size}; ask for less of it at a time`
    throw new LakeProblem(400, 'queryResultTooLargeError', description)
  }
  // Strings and numbers are counted where they stand: most of a result are such, and a call for each would cost more.
  const addParts = (container: object): void => {
    if (--untilLook === 0) {
      untilLook = LOOKED_AT_EVERY
      checkDeadline()
    }
    if (Array.isArray(container)) {
      for (let at = 0; at < container.length; at++) add(container[at])
    } else {
      for (const name in container) {
        bytes += name.length + 3
        add((container as Record<string, unknown>)[name])
      }
    }
    check()
  }
  const add = (item: unknown): void => {
    if (typeof item === 'string') {
      bytes += item.length + 2
      return
    }
    bytes += 4
    if (item !== null && typeof item === 'object') addParts(item)
  }
  add(value)
  check()
}
