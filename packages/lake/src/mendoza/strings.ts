import { opcodes } from './opcodes.ts'

const utf8 = new TextEncoder()
const bytes = (text: string) => utf8.encode(text).length

function splitsPair(text: string, at: number): boolean {
  const isHigh = (text.charCodeAt(at - 1) & 0xfc00) === 0xd800
  return isHigh && (text.charCodeAt(at) & 0xfc00) === 0xdc00
}

function commonStart(a: string, b: string): number {
  const limit = Math.min(a.length, b.length)
  let length = 0
  while (length < limit && a.charCodeAt(length) === b.charCodeAt(length)) length++
  return splitsPair(a, length) || splitsPair(b, length) ? length - 1 : length
}

function commonEnd(a: string, b: string, start: number): number {
  const limit = Math.min(a.length, b.length) - start
  const at = (text: string, length: number) => text.length - length
  let length = 0
  while (length < limit && a.charCodeAt(at(a, length + 1)) === b.charCodeAt(at(b, length + 1))) {
    length++
  }
  return splitsPair(a, at(a, length)) || splitsPair(b, at(b, length)) ? length - 1 : length
}

/**
 * Operations that build `after` from `before`: what both start with, what is new, what both end with. Only these two
 * slices are safe, as npm's mendoza cuts one out of the middle at the wrong place when accents come before it.
 */
export function stringBody(before: string, after: string): unknown[] {
  const start = commonStart(before, after)
  const end = commonEnd(before, after, start)
  const body: unknown[] = []
  if (start > 0) body.push(opcodes.appendStringSlice, 0, bytes(before.slice(0, start)))
  const added = after.slice(start, after.length - end)
  if (added) body.push(opcodes.appendString, added)
  if (end > 0) {
    const total = bytes(before)
    body.push(opcodes.appendStringSlice, total - bytes(before.slice(before.length - end)), total)
  }
  return body
}
