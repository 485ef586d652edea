import {
  callbackDays,
  callbackSlots,
  isScheduleSlot,
  type Language,
  languages,
} from '@jalonne/domain'
import * as v from 'valibot'
import { addedLines, fieldLimits, requiredFields } from './contact-fields.ts'
import { emailAddress, line, paragraph, requiredLine, writtenAddress } from './text-fields.ts'

/** What keeps a request from being accepted; each has its text in both languages. */
export const contactProblems = [
  'name-required',
  'company-required',
  'email-required',
  'email-invalid',
  'phone-required',
  'phone-missing',
  'product-required',
  'company-size-required',
  'message-required',
  'method-required',
  'slot-required',
  'field-required',
  'too-long',
  'too-large',
] as const
export type ContactProblemCode = (typeof contactProblems)[number]

export interface ContactProblem {
  /** The name of the field at fault, or null when the request as a whole is. */
  field: string | null
  code: ContactProblemCode
}

type LimitedField = keyof typeof fieldLimits

const optional = (field: LimitedField) => v.optional(line(fieldLimits[field]), '')
const required = (field: LimitedField, missing: ContactProblemCode) =>
  requiredLine(fieldLimits[field], missing)
const message = v.optional(paragraph(fieldLimits.message), '')
const fullMessage = v.optional(paragraph(fieldLimits.message + addedLines), '')

// A hidden field that people leave empty, and how long the form was open. Both are optional, since a
// page without JavaScript cannot measure and an autofill may be eager.
const traces = {
  website_confirm: v.optional(line(500), ''),
  elapsed: v.nullish(v.pipe(v.union([v.number(), v.string()]), v.transform(milliseconds)), null),
  key: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/))),
}

// Nothing deeper: what is nested a thousand times is neither handed to a thread nor read by SQLite.
const fact = v.nullable(v.union([v.string(), v.number(), v.boolean()]))
const meta = v.nullish(
  v.pipe(
    v.record(v.string(), v.union([fact, v.record(v.string(), fact)])),
    v.check((value) => JSON.stringify(value).length <= 8_192, 'too-long'),
  ),
  {},
)

const note = v.optional(paragraph(fieldLimits.note))

const quote = v.object({
  type: v.literal('quote'),
  name: required('name', requiredFields.quote.name),
  jobTitle: optional('jobTitle'),
  company: required('company', requiredFields.quote.company),
  email: emailAddress(requiredFields.quote.email),
  phone: required('phone', requiredFields.quote.phone),
  website: optional('website'),
  product: required('product', requiredFields.quote.product),
  companySize: required('companySize', requiredFields.quote.companySize),
  budget: optional('budget'),
  note,
  message: v.optional(
    v.pipe(paragraph(fieldLimits.message), v.minLength(1, requiredFields.quote.message)),
    '',
  ),
  meta,
  ...traces,
})

const schedule = v.object({
  type: v.literal('schedule'),
  name: required('name', requiredFields.schedule.name),
  email: emailAddress(requiredFields.schedule.email),
  phone: required('phone', requiredFields.schedule.phone),
  slot: v.pipe(v.optional(v.string(), ''), v.guard(isScheduleSlot, requiredFields.schedule.slot)),
  message,
  meta,
  ...traces,
})

// What a page with scripts puts into the message itself: see `service-request.ts`.
const company = v.optional(line(fieldLimits.company))
const day = v.optional(v.picklist(callbackDays, 'slot-required'))
const time = v.optional(v.picklist(callbackSlots, 'slot-required'))

const call = v.object({
  type: v.literal('call'),
  name: required('name', requiredFields.call.name),
  company,
  day,
  time,
  note,
  message: fullMessage,
  subject: optional('subject'),
  meta,
  ...traces,
  phone: required('phone', requiredFields.call.phone),
})

const mail = v.object({
  type: v.literal('mail'),
  name: required('name', requiredFields.mail.name),
  company,
  note,
  message: fullMessage,
  subject: optional('subject'),
  meta,
  ...traces,
  email: emailAddress(requiredFields.mail.email),
})

// Whoever asks about hosting leaves an address in their own way: it is read by people, and its form is not checked.
const hosting = v.object({
  type: v.optional(v.literal('mail', 'method-required'), 'mail'),
  name: required('name', requiredFields.mail.name),
  email: writtenAddress(requiredFields.mail.email),
  phone: optional('phone'),
  plan: optional('product'),
  planKey: optional('product'),
  website: optional('website'),
  noWebsite: v.optional(v.string(), ''),
  message: fullMessage,
  subject: optional('subject'),
  meta,
  ...traces,
})

const contact = v.variant('type', [quote, schedule, call, mail], 'method-required')

type HostingFields = v.InferOutput<typeof hosting>
/** What is kept of a request about hosting: a mail, with a number where one was left. */
export type HostingRequest = Omit<
  HostingFields,
  'phone' | 'plan' | 'planKey' | 'website' | 'noWebsite'
> & { phone?: string }

/** What the forms on `/api/contact` send. */
export type ContactFields = v.InferOutput<typeof contact>

export type ContactRequest = ContactFields | HostingRequest

/** The forms there are. */
export const contactTypes = [
  'quote',
  'schedule',
  'call',
  'mail',
] as const satisfies readonly ContactRequest['type'][]
export type ContactType = (typeof contactTypes)[number]

/**
 * Reads what a contact form sent, as JSON or as form fields. The first problem, in the order a visitor
 * meets the fields, is the one reported.
 */
export function parseContact(
  input: unknown,
): { contact: ContactFields } | { problem: ContactProblem } {
  const parsed = v.safeParse(contact, input, { abortPipeEarly: true })
  return parsed.success ? { contact: parsed.output } : { problem: problemOf(parsed.issues[0]) }
}

/** Reads what the form about hosting sent, like {@link parseContact}; a browser by itself sends it field by field. */
export function parseHosting(
  input: unknown,
): { fields: HostingFields } | { problem: ContactProblem } {
  const parsed = v.safeParse(hosting, input, { abortPipeEarly: true })
  return parsed.success ? { fields: parsed.output } : { problem: problemOf(parsed.issues[0]) }
}

function problemOf(issue: v.BaseIssue<unknown>): ContactProblem {
  const field = v.getDotPath(issue)
  const code = codeOf(issue.message)
  // Of what nobody types, no limit is told.
  return {
    field,
    code: code === 'too-long' && !Object.hasOwn(fieldLimits, field ?? '') ? 'too-large' : code,
  }
}

/** The language a form was sent in, where it says so. */
export function contactLanguage(input: unknown): Language | null {
  const parsed = v.safeParse(v.object({ meta: v.object({ locale: v.picklist(languages) }) }), input)
  return parsed.success ? parsed.output.meta.locale : null
}

function milliseconds(value: number | string): number | null {
  const number = typeof value === 'number' ? value : Number.parseFloat(value)
  return Number.isFinite(number) ? number : null
}

function codeOf(message: string): ContactProblemCode {
  return contactProblems.find((code) => code === message) ?? 'field-required'
}
