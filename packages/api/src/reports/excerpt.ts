import * as v from 'valibot'

/** A text of a report: cut to `max` characters, without characters that could steer a terminal. */
export const excerpt = (max: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.slice(0, max).replaceAll(/(?!\n)\p{Cc}/gu, ' ')),
  )

export const optionalExcerpt = (max: number) =>
  v.pipe(
    v.optional(v.nullable(excerpt(max)), ''),
    v.transform((text) => text ?? ''),
  )
