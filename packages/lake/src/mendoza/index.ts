import { objectBody } from './bodies.ts'
import { opcodes } from './opcodes.ts'
import type { Fields } from './values.ts'

/** A mendoza patch: opcodes and operands in one flat list, JSON throughout. */
export type MendozaPatch = readonly unknown[]

/** What a change did to a document, and what undoes it. */
export interface Effects {
  apply: MendozaPatch
  revert: MendozaPatch
}

function withoutRevision({ _rev, ...attributes }: Fields): Fields {
  return attributes
}

/**
 * The mendoza patch that turns one document into another; null stands for no document. `_rev` is left out on both
 * sides, as in every patch the official clients apply. Creation is `[0, document]`, deletion `[0, null]`; an edit is
 * never written as a whole new document, so that history can tell who wrote which part.
 */
function encodePatch(before: Fields | null, after: Fields | null): MendozaPatch {
  if (!after) return [opcodes.value, null]
  const right = withoutRevision(after)
  return before ? objectBody(withoutRevision(before), right) : [opcodes.value, right]
}

/** The `effects` of a change, as in a listener's mutation event and a transaction in the history. */
export function encodeEffects(before: Fields | null, after: Fields | null): Effects {
  return { apply: encodePatch(before, after), revert: encodePatch(after, before) }
}
