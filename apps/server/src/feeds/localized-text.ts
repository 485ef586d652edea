import * as v from 'valibot'

/** A text of the content, with the name of its language where that is not the reader's; empty where there is none. */
export const textWithLanguage = v.nullish(
  v.union([v.string(), v.object({ text: v.string(), lang: v.optional(v.string()) })]),
  '',
)

/** The same as plain text, whichever language it was there in. */
export const localizedText = v.pipe(
  textWithLanguage,
  v.transform((value) => (typeof value === 'string' ? value : value.text)),
)
