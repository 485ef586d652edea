import { type Language, nextOccurrence, serviceLabel } from '@jalonne/domain'
import { type ApiTextId, api } from '@jalonne/messages/api'
import { readFields, UnreadableBody } from '../read-fields.ts'
import { refererLanguage } from '../referer.ts'
import { isContactReport, parseContactReport } from '../reports/contact-report.ts'
import type { Report } from '../reports/report.ts'
import { longestOf } from './contact-fields.ts'
import {
  type ContactFields,
  type ContactProblem,
  type ContactRequest,
  contactLanguage,
  parseContact,
  parseHosting,
} from './contact-request.ts'
import { fingerprint } from './fingerprint.ts'
import {
  type FormName,
  type FormOutcome,
  formOutcome,
  formPage,
  formType,
  isFormPost,
} from './form-outcome.ts'
import { hostingRequest } from './hosting-request.ts'
import type { AddedLead, Lead, LeadStore } from './lead.ts'
import { serviceRequest, withNote } from './service-request.ts'
import { suspicionOf } from './suspicion.ts'

export interface ContactDeps {
  leads: LeadStore
  clock: () => Date
  newId: () => string
  /** A text's SHA-256, in hex. */
  digest: (text: string) => string
  /** Whether this client may submit, or report, once more now. */
  maySubmit: (client: string) => boolean
  mayReport: (client: string) => boolean
  /** Takes a report of a failed validation (same address, other shape). */
  report: (report: Report) => void | Promise<void>
  /** A lead is safely stored and may be delivered. */
  stored: (lead: Lead) => void
  /** Something went wrong that the operator should know. */
  failed: (error: unknown) => void
  /** Swiss dates on which the agency calls nobody, such as `2026-12-28`. */
  closedDays: () => readonly string[]
  /** The page for a browser that posted the form without JavaScript. */
  page: (outcome: FormOutcome) => Promise<Response>
}

const maxBytes = 64 * 1024
const repeatWindow = 10 * 60_000

type Handler = (request: Request, client: string, deps: ContactDeps) => Promise<Response>

/** `POST /api/contact`: stores what a visitor sent before it responds, or says clearly why not. */
export const handleContact: Handler = (...request) =>
  handleForm({ name: formType, read: readContact }, ...request)

/** `POST /api/contact_secure.php`: the same for somebody who is interested in a hosting plan. */
export const handleHosting: Handler = (...request) =>
  handleForm({ name: () => 'hosting', read: readHosting }, ...request)

/** What differs from address to address. */
interface Form {
  /** Which form of a page was posted. */
  name: (fields: unknown) => FormName | null
  read: (fields: unknown, place: Place) => { contact: ContactRequest } | { problem: ContactProblem }
}

interface Place {
  /** The page it was sent from, with its language. */
  page: string
  language: Language
  /** Whether a browser sent it field by field; a page with scripts sends it as it is kept. */
  posted: boolean
}

async function handleForm(
  form: Form,
  request: Request,
  client: string,
  deps: ContactDeps,
): Promise<Response> {
  let language = refererLanguage(request) ?? 'fr'
  let fields: unknown = null
  const answer = (
    status: FormOutcome['status'],
    error: FormOutcome['error'],
    call: { callAt?: string } = {},
  ) =>
    isFormPost(request)
      ? deps.page(
          formOutcome(status, error, fields, {
            language,
            page: formPage(request, fields, language),
            type: form.name(fields),
            ...call,
          }),
        )
      : jsonAnswer(status, error, call)
  const refuse = (status: FormOutcome['status'], id: ApiTextId, field: string | null = null) =>
    answer(status, { text: api.format(language)(id, { longest: longestOf(field) }), field })
  try {
    fields = await readFields(request, maxBytes)
  } catch (error) {
    if (!(error instanceof UnreadableBody)) throw error
    return refuse(error.status, error.status === 413 ? 'too-large' : 'unreadable')
  }
  language = contactLanguage(fields) ?? language
  const isReport = isContactReport(fields)
  const may = isReport ? deps.mayReport : deps.maySubmit
  if (!may(client)) return refuse(429, 'too-many')
  try {
    if (isReport) {
      const report = parseContactReport(fields)
      if (!report) return refuse(422, 'field-required')
      await deps.report(report)
      return new Response(null, { status: 204 })
    }
    const page = formPage(request, fields, language)
    const read = form.read(fields, { page, language, posted: isFormPost(request) })
    if ('problem' in read) return refuse(422, read.problem.code, read.problem.field)
    const { callAt } = await store(read.contact, language, deps)
    return answer(200, null, callAt ? { callAt } : {})
  } catch (error) {
    deps.failed(error)
    return refuse(503, 'not-stored')
  }
}

const readContact: Form['read'] = (fields, place) => {
  const parsed = parseContact(fields)
  if ('problem' in parsed) return parsed
  const { contact } = parsed
  if (contact.type !== 'quote')
    return { contact: place.posted ? completed(contact, place) : contact }
  const { note, message, ...rest } = contact
  return { contact: { ...rest, message: withNote(note, message) } }
}

const readHosting: Form['read'] = (fields, { page, language, posted }) => {
  const parsed = parseHosting(fields)
  if ('problem' in parsed) return parsed
  const { phone, plan, planKey, website, noWebsite, ...rest } = parsed.fields
  const contact = { ...rest, ...(phone && { phone }) }
  if (!posted) return { contact }
  const answers = { name: rest.name, plan, planKey, website: noWebsite ? '' : website }
  const request = hostingRequest(answers, { page, language }, api.format(language))
  return { contact: { ...contact, ...request, meta: { ...rest.meta, ...request.meta } } }
}

function completed(contact: ContactFields, { page, language }: Place): ContactRequest {
  if (contact.type !== 'call' && contact.type !== 'mail') return contact
  const { company, day, time, note, ...rest } = { day: undefined, time: undefined, ...contact }
  const { service_fr: fr, service_en: en } = contact.meta
  const named = typeof fr === 'string' && typeof en === 'string' && fr && en
  const place = { page, language, service: named ? { fr, en } : serviceLabel(page) }
  const request = serviceRequest(contact, place, api.format(language))
  return { ...rest, ...request, meta: { ...contact.meta, ...request.meta } }
}

async function store(
  contact: ContactRequest,
  language: Language,
  deps: ContactDeps,
): Promise<AddedLead> {
  const now = deps.clock()
  const lead: Lead = {
    id: deps.newId(),
    receivedAt: now.toISOString(),
    language,
    contact,
    suspicion: suspicionOf(contact),
    callAt:
      contact.type === 'schedule'
        ? nextOccurrence(contact.slot, now, deps.closedDays()).toISOString()
        : null,
  }
  // A browser's key is good for ever; without one, the same words later may be meant.
  const repeatWithin = contact.key ? null : repeatWindow
  const added = await deps.leads.add(lead, fingerprint(contact, deps.digest), repeatWithin)
  if (!added.known && lead.suspicion === null) deps.stored(lead)
  return added
}

function jsonAnswer(
  status: FormOutcome['status'],
  error: FormOutcome['error'],
  call: { callAt?: string },
): Response {
  const body = error ? { error: error.text, field: error.field } : { ok: true, ...call }
  const headers = status === 429 || status === 503 ? { 'retry-after': '60' } : {}
  return Response.json(body, { status, headers })
}
