import { LakeProblem } from '../problem.ts'
import { checkDeadline } from './deadline.ts'

const lookedAtEvery = 4_096

/** The refusal of something that would take more than so many bytes as JSON. */
export function tooLarge(what: string, maxBytes: number): LakeProblem {
  const size = `${Math.round(maxBytes / 1024 / 1024)} MiB`
  const description = `${what} is larger than ${size}; ask for less of it at a time`
  return new LakeProblem(400, 'queryResultTooLargeError', description)
}

/**
 * Throws `LakeProblem` 400 for a value that takes more than so many bytes as JSON, more or less, before anything is
 * made of it. `*{"all": *}` is small in memory, where its parts are shared: each is measured once, however often it
 * would be written.
 */
export function checkSize(value: unknown, maxBytes: number): void {
  const known = new Map<object, number>()
  let seen = 0
  const within = (bytes: number): number => {
    if (bytes <= maxBytes) return bytes
    throw tooLarge('The result', maxBytes)
  }
  const bytesOf = (item: unknown): number => {
    if (typeof item === 'string') return item.length + 2
    if (item === null || typeof item !== 'object') return 4
    const measured = known.get(item)
    if (measured !== undefined) return measured
    if (++seen % lookedAtEvery === 0) checkDeadline()
    let bytes = 4
    if (Array.isArray(item)) for (const part of item) bytes = within(bytes + bytesOf(part))
    else {
      for (const name in item) {
        const part = (item as Record<string, unknown>)[name]
        bytes = within(bytes + name.length + 3 + bytesOf(part))
      }
    }
    known.set(item, bytes)
    return bytes
  }
  within(bytesOf(value))
}
