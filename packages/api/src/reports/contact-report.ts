import * as v from 'valibot'
import { excerpt, optionalExcerpt } from './excerpt.ts'
import type { Report } from './report.ts'

/** A form that could not be sent, as the browser reports it: why, where, and how the visitor wanted to be reached. */
const shape = v.object({
  validation_error: v.literal(true),
  error: excerpt(300),
  page: excerpt(300),
  locale: optionalExcerpt(10),
  contactMethod: optionalExcerpt(20),
  timestamp: v.pipe(v.string(), v.isoTimestamp()),
})

/** Reads a report of a failed validation or submission, or null when it is not one. */
export function parseContactReport(input: unknown): Report | null {
  const parsed = v.safeParse(shape, input)
  if (!parsed.success) return null
  const { error, page, contactMethod } = parsed.output
  return {
    kind: 'form',
    subject: `${page} ${contactMethod} ${error}`.trim(),
    detail: parsed.output,
  }
}

/** Whether a body posted to the contact address is a report rather than a request. */
export function isContactReport(input: unknown): boolean {
  return v.is(v.object({ validation_error: v.literal(true) }), input)
}
