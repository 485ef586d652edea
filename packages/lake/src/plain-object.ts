import * as v from 'valibot'

/** An object of any attributes; valibot's own objects let arrays pass. */
export const plainObject = v.custom<Record<string, unknown>>(
  (value) => value !== null && typeof value === 'object' && !Array.isArray(value),
  'must be an object',
)
