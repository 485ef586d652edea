import * as v from 'valibot'

/** A text of the content as plain text, whichever language it was there in; empty where there is none. */
export const localizedText = v.pipe(
  v.nullish(v.union([v.string(), v.object({ text: v.string() })]), ''),
  v.transform((value) => (typeof value === 'string' ? value : value.text)),
)
