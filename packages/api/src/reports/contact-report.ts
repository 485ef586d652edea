import * as v from 'valibot'
import { line } from '../text-fields.ts'

const contactReport = v.object({
  validation_error: v.literal(true),
  error: line(500),
  page: line(500),
  locale: v.optional(line(10), ''),
  contactMethod: v.optional(v.nullable(line(20)), null),
  timestamp: v.pipe(v.string(), v.isoTimestamp()),
})

/** A form that could not be sent, as the browser tells it: why, where, and how the visitor wanted to be reached. */
export type ContactReport = v.InferOutput<typeof contactReport>

/** Reads a report, or null when it is not one. */
export function parseContactReport(input: unknown): ContactReport | null {
  const parsed = v.safeParse(contactReport, input)
  return parsed.success ? parsed.output : null
}

/** Whether a body posted to the contact address is a report rather than a request. */
export function isContactReport(input: unknown): boolean {
  return v.is(v.object({ validation_error: v.literal(true) }), input)
}
