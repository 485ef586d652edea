import { type Language, withLanguage } from '@jalonne/domain'
import { ownPath } from '../own-path.ts'
import { mediaType } from '../read-fields.ts'
import { refererPath } from '../referer.ts'
import { type ContactType, contactTypes } from './contact-request.ts'

/** How a page tells its forms apart. */
export type FormName = ContactType | 'hosting'

/** How a form ended that a browser posted by itself, without JavaScript, for the page it gets back. */
export interface FormOutcome {
  status: 200 | 400 | 413 | 415 | 422 | 429 | 503
  language: Language
  /** The path of the page the form stands on, with its language: `/fr/contact`. */
  page: string
  /** Which form it was, where it said so; the one about hosting has an address of its own. */
  type: FormName | null
  /** What was typed, to be shown again; empty after success. */
  fields: Readonly<Record<string, string>>
  /** The text for the visitor and the field it is about; null after success. */
  error: { text: string; field: string | null } | null
  /** For a call that is booked: the instant it starts, ISO. */
  callAt?: string
}

/** Whether a browser posted a form by itself, so that a page should come back. */
export const isFormPost = (request: Request): boolean =>
  ['application/x-www-form-urlencoded', 'multipart/form-data'].includes(mediaType(request))

/** The page a posted form stands on: where it says, else where the visitor came from, else the contact page. */
export function formPage(request: Request, fields: unknown, language: Language): string {
  const said = ownPath(entry(entry(fields, 'meta'), 'page'))
  const path = said ?? ownPath(refererPath(request)) ?? '/contact'
  return withLanguage(path, language)
}

/** Puts together how a form ended. What people do not type themselves is not handed back. */
export function formOutcome(
  status: FormOutcome['status'],
  error: FormOutcome['error'],
  posted: unknown,
  place: Pick<FormOutcome, 'language' | 'page' | 'type' | 'callAt'>,
): FormOutcome {
  return { status, ...place, fields: error ? typed(posted) : {}, error }
}

/** Which form on `/api/contact` was posted, where it says so. */
export const formType = (posted: unknown): ContactType | null =>
  contactTypes.find((name) => name === entry(posted, 'type')) ?? null

const hidden = new Set(['website_confirm', 'elapsed', 'key', 'type'])

function typed(posted: unknown): Record<string, string> {
  if (typeof posted !== 'object' || posted === null) return {}
  const texts = Object.entries(posted).filter(
    (field): field is [string, string] => typeof field[1] === 'string' && !hidden.has(field[0]),
  )
  return Object.fromEntries(texts)
}

const entry = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
