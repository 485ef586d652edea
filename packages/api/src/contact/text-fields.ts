import * as v from 'valibot'
import { plainLines, singleLine } from '../visible-text.ts'
import { fieldLimits } from './contact-fields.ts'
import { bareAddress, isEmailAddress } from './email-address.ts'

/** One line a visitor typed: trimmed, without control characters (see `singleLine`), at most `max` characters. */
export const line = (max: number, missing = 'field-required') =>
  v.pipe(v.string(missing), v.transform(singleLine), v.maxLength(max, 'too-long'))

/** One line that must not be empty; `missing` names the problem when it is. */
export const requiredLine = (max: number, missing: string) =>
  v.optional(v.pipe(line(max, missing), v.minLength(1, missing)), '')

/** Several lines a visitor typed, with plain newlines and no other control characters but tabs. */
export const paragraph = (max: number) =>
  v.pipe(v.string('field-required'), v.transform(plainLines), v.maxLength(max, 'too-long'))

/** Where somebody says they can be written to, in their own words. `missing` as in {@link requiredLine}. */
export const writtenAddress = (missing: string) =>
  v.pipe(
    requiredLine(fieldLimits.email, missing),
    v.transform(bareAddress),
    v.minLength(1, missing),
  )

/** An address mail can be sent to: see `isEmailAddress`. `missing` as in {@link requiredLine}. */
export const emailAddress = (missing: string) =>
  v.pipe(writtenAddress(missing), v.check(isEmailAddress, 'email-invalid'))
