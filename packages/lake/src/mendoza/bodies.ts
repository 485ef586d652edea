import { align } from './alignment.ts'
import { opcodes } from './opcodes.ts'
import { stringBody } from './strings.ts'
import { type Fields, isEqual, isFields } from './values.ts'

interface Change {
  body: unknown[]
  /** Whether the output starts as a copy, as for objects, or as nothing, as for arrays and strings. */
  copies: boolean
}

/** How to make `after` from `before`; null where giving the new value is shorter or the only way. */
function changeOf(before: unknown, after: unknown): Change | null {
  const change = attempt(before, after)
  if (!change || change.body.length === 0) return null
  return JSON.stringify(change.body).length < JSON.stringify(after).length ? change : null
}

function attempt(before: unknown, after: unknown): Change | null {
  if (typeof before === 'string' && typeof after === 'string') {
    return { body: stringBody(before, after), copies: false }
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    return { body: arrayBody(before, after), copies: false }
  }
  if (isFields(before) && isFields(after)) return { body: objectBody(before, after), copies: true }
  return null
}

/** Operations that turn a copy of `before` into `after`. Fields go by their index among the sorted names of `before`. */
export function objectBody(before: Fields, after: Fields): unknown[] {
  const body: unknown[] = []
  for (const [index, name] of Object.keys(before).sort().entries()) {
    if (!Object.hasOwn(after, name)) body.push(opcodes.deleteField, index)
    else if (!isEqual(before[name], after[name])) {
      const change = changeOf(before[name], after[name])
      if (change) {
        body.push(change.copies ? opcodes.pushFieldCopy : opcodes.pushFieldBlank, index)
        // One by one: there may be more of them than a call takes arguments.
        for (const part of change.body) body.push(part)
        body.push(opcodes.returnIntoObjectSameKeyPop)
      } else body.push(opcodes.setField, after[name], name)
    }
  }
  for (const [name, value] of Object.entries(after)) {
    if (!Object.hasOwn(before, name)) body.push(opcodes.setField, value, name)
  }
  return body
}

function arrayBody(before: readonly unknown[], after: readonly unknown[]): unknown[] {
  const body: unknown[] = []
  const run = { start: 0, end: 0 }
  const endRun = () => {
    if (run.end > run.start) body.push(opcodes.appendSlice, run.start, run.end)
    run.start = run.end
  }
  let position = 0
  for (const origin of align(before, after)) {
    const item = after[position++]
    if (origin?.unchanged) {
      if (run.end !== origin.index) {
        endRun()
        run.start = origin.index
      }
      run.end = origin.index + 1
      continue
    }
    endRun()
    const change = origin && changeOf(before[origin.index], item)
    if (change) {
      body.push(change.copies ? opcodes.pushElementCopy : opcodes.pushElementBlank, origin.index)
      for (const part of change.body) body.push(part)
      body.push(opcodes.returnIntoArrayPop)
    } else body.push(opcodes.appendValue, item)
  }
  endRun()
  return body
}
