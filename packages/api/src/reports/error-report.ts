import * as v from 'valibot'
import { excerpt, optionalExcerpt } from './excerpt.ts'
import type { Report } from './report.ts'

/** An error in a visitor's browser, from a section's boundary (`info`) or from the window (`url`). */
const shape = v.object({
  message: excerpt(500),
  stack: optionalExcerpt(4_000),
  /** Where in the page it happened, from a section's error boundary. */
  info: optionalExcerpt(2_000),
  /** Where it happened, from the window. */
  url: optionalExcerpt(500),
})

/** Reads a report of an error, or null when it is not one. */
export function parseErrorReport(input: unknown): Report | null {
  const parsed = v.safeParse(shape, input)
  if (!parsed.success) return null
  const { message, stack } = parsed.output
  const place = stack.split('\n').find((line) => line.trim().startsWith('at '))
  return {
    kind: 'error',
    subject: [message.split('\n', 1)[0], place?.trim()].filter(Boolean).join(' — '),
    detail: parsed.output,
  }
}
