import * as v from 'valibot'
import { excerpt, optionalExcerpt } from './excerpt.ts'
import type { Report } from './report.ts'

/** An address that led nowhere, as the browser reports it. */
const shape = v.object({
  pathname: v.pipe(excerpt(300), v.startsWith('/')),
  locale: optionalExcerpt(10),
  userAgent: optionalExcerpt(300),
  referrer: optionalExcerpt(300),
})

/** Reads a report of a missing page, or null when it is not one. */
export function parseNotFoundReport(input: unknown): Report | null {
  const parsed = v.safeParse(shape, input)
  if (!parsed.success) return null
  return { kind: 'not-found', subject: parsed.output.pathname, detail: parsed.output }
}
