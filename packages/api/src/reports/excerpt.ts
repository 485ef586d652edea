import * as v from 'valibot'
import { visibleText } from '../visible-text.ts'

/** A text of a report: cut to `max` characters, without those that could steer a terminal or turn its direction. */
export const excerpt = (max: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => visibleText(text).slice(0, max)),
  )

/** As `excerpt`; empty where the report has none. */
export const optionalExcerpt = (max: number) =>
  v.pipe(
    v.optional(v.nullable(excerpt(max)), ''),
    v.transform((text) => text ?? ''),
  )
