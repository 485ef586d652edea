import * as v from 'valibot'
import { fieldLimits } from './contact-fields.ts'
import { isEmailAddress, visibleAddress } from './email-address.ts'

// Anything that could start a new line in a mail header, end a string, or steer a terminal.
const control = /[\p{Cc}\u2028\u2029]/u
const controlButNewlineOrTab = /(?![\n\t])[\p{Cc}\u2028\u2029]/u

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
export const paragraph = (max: number) =>
  v.pipe(
    v.string('field-required'),
    v.transform((text) => text.replace(/\r\n?/g, '\n').trim()),
    v.maxLength(max, 'too-long'),
    v.check((text) => !controlButNewlineOrTab.test(text), 'plain-text-only'),
  )

/** Where somebody says they can be written to, in their own words. `missing` as in {@link requiredLine}. */
export const writtenAddress = (missing: string) =>
  v.pipe(
    requiredLine(fieldLimits.email, missing),
    v.transform(visibleAddress),
    v.minLength(1, missing),
  )

/** An address mail can be sent to: see `isEmailAddress`. `missing` as in {@link requiredLine}. */
export const emailAddress = (missing: string) =>
  v.pipe(writtenAddress(missing), v.check(isEmailAddress, 'email-invalid'))
