import * as v from 'valibot'

/** What the lake answers to the question for redirects. */
export const redirectRules = v.array(
  v.object({ from: v.string(), to: v.string(), permanent: v.boolean() }),
)
