import * as v from 'valibot'
import { emailPattern, fieldLimits } from './contact/contact-fields.ts'

// Anything that could start a new line in a mail header, end a string, or steer a terminal.
const control = /[\p{Cc}\u2028\u2029]/u
const controlButNewline = /(?![\n\t])[\p{Cc}\u2028\u2029]/u

/** One line a visitor typed: trimmed, without control characters, at most `max` characters. */
export const line = (max: number, missing = 'field-required') =>
  v.pipe(
    v.string(missing),
    v.trim(),
    v.maxLength(max, 'too-long'),
    v.check((text) => !control.test(text), 'one-line-only'),
  )

/** One line that must not be empty; `missing` names the problem when it is. */
export const requiredLine = (max: number, missing: string) =>
  v.optional(v.pipe(line(max, missing), v.minLength(1, missing)), '')

/** Several lines a visitor typed, with plain newlines. */
export const paragraph = (max: number, missing = 'field-required') =>
  v.pipe(
    v.string(missing),
    v.transform((text) => text.replace(/\r\n?/g, '\n').trim()),
    v.maxLength(max, 'too-long'),
    v.check((text) => !controlButNewline.test(text), 'plain-text-only'),
  )

/** An address mail can be sent to; not more is checked than what every address has. `missing` as in {@link requiredLine}. */
export const emailAddress = (missing: string) =>
  v.pipe(
    requiredLine(fieldLimits.email, missing),
    v.regex(new RegExp(`^${emailPattern}$`, 'u'), 'email-invalid'),
  )
