import { decideLanguage, type Language, nextOccurrence } from '@jalonne/domain'
import { type ApiTextId, apiTexts } from '@jalonne/messages/api'
import { type PostedFields, readFields, UnreadableBody } from '../read-fields.ts'
import { isContactReport, parseContactReport } from '../reports/contact-report.ts'
import type { Report } from '../reports/report.ts'
import { type ContactRequest, contactLanguage, parseContact } from './contact-request.ts'
import { fingerprint } from './fingerprint.ts'
import type { Lead, LeadStore } from './lead.ts'
import { suspicionOf } from './suspicion.ts'

/** How a posted form ended, for the page that a browser without JavaScript gets back. */
export interface FormOutcome {
  status: 200 | 400 | 413 | 415 | 422 | 429 | 503
  language: Language
  /** What was typed, to be shown again; empty after success. */
  fields: Readonly<Record<string, unknown>>
  /** The text for the visitor and the field it is about; null after success. */
  error: { text: string; field: string | null } | null
}

export interface ContactDeps {
  store: LeadStore
  clock: () => Date
  newId: () => string
  /** Whether this client may submit once more now. */
  allow: (client: string) => boolean
  /** Takes a report of a failed validation (same address, other shape). */
  report: (report: Report) => void
  /** A lead is safely kept and may be delivered. */
  kept: (lead: Lead) => void
  /** Something went wrong that the operator should know. */
  failed: (error: unknown) => void
  /** The page for a browser that posted the form without JavaScript. */
  page: (outcome: FormOutcome) => Promise<Response>
}

const maxBytes = 64 * 1024
const repeatWindow = 10 * 60_000

/** `POST /api/contact`: keeps what a visitor sent before it answers, or says clearly why not. */
export async function handleContact(
  request: Request,
  client: string,
  deps: ContactDeps,
): Promise<Response> {
  let language = requestLanguage(request)
  let posted: PostedFields = { kind: 'json', fields: null }
  const refuse = (status: FormOutcome['status'], id: ApiTextId, field: string | null = null) =>
    answer(posted, { status, language, error: { text: apiTexts[language][id], field } }, deps)
  try {
    posted = await readFields(request, maxBytes)
  } catch (error) {
    if (!(error instanceof UnreadableBody)) throw error
    return refuse(error.status, error.status === 413 ? 'too-large' : 'unreadable')
  }
  language = contactLanguage(posted.fields) ?? language
  if (!deps.allow(client)) return refuse(429, 'too-many')
  if (isContactReport(posted.fields)) {
    const report = parseContactReport(posted.fields)
    if (!report) return refuse(422, 'field-required')
    deps.report(report)
    return new Response(null, { status: 204 })
  }
  const parsed = parseContact(posted.fields)
  if ('problem' in parsed) return refuse(422, parsed.problem.code, parsed.problem.field)
  try {
    await keep(parsed.contact, language, deps)
  } catch (error) {
    deps.failed(error)
    return refuse(503, 'not-stored')
  }
  return answer(posted, { status: 200, language, error: null }, deps)
}

async function keep(contact: ContactRequest, language: Language, deps: ContactDeps): Promise<void> {
  const now = deps.clock()
  const lead: Lead = {
    id: deps.newId(),
    receivedAt: now.toISOString(),
    language,
    contact,
    suspicion: suspicionOf(contact),
    callAt: contact.type === 'schedule' ? nextOccurrence(contact.slot, now).toISOString() : null,
  }
  // A browser's key is good for ever; without one, the same words later may be meant.
  const since = contact.key ? null : new Date(now.getTime() - repeatWindow).toISOString()
  const { known } = deps.store.add(lead, await fingerprint(contact), since)
  if (!known && lead.suspicion === null) deps.kept(lead)
}

function answer(
  { kind, fields }: PostedFields,
  outcome: Omit<FormOutcome, 'fields'>,
  deps: ContactDeps,
): Promise<Response> | Response {
  if (kind === 'form') {
    const typed =
      outcome.error && typeof fields === 'object' && fields !== null ? { ...fields } : {}
    return deps.page({ ...outcome, fields: typed })
  }
  const { status, error } = outcome
  const body = error ? { error: error.text, field: error.field } : { ok: true }
  const headers = status === 429 || status === 503 ? { 'retry-after': '60' } : {}
  return Response.json(body, { status, headers })
}

// Before the body is read, the page the visitor stands on tells the language.
function requestLanguage(request: Request): Language {
  const referrer = request.headers.get('referer')
  const path = referrer && URL.canParse(referrer) ? new URL(referrer).pathname : '/'
  const preferred = request.headers.get('accept-language')?.split(',') ?? []
  return decideLanguage({
    path,
    stored: null,
    host: '',
    hosts: { fr: [], en: [] },
    preferred: preferred.map((tag) => tag.trim().split(';', 1)[0] ?? ''),
  })
}
