import type { FormOutcome } from '@jalonne/api'
import { server } from '@jalonne/messages/server'
import { buildPlainPage } from '../transport/build-page.ts'
import type { Page } from '../transport/page.ts'
import { plainDocument } from '../transport/plain-document.ts'
import type { SecurityContext } from '../transport/security-headers.ts'

/** Tells how a form ended when the page it stands on cannot be shown. */
export function outcomePage(outcome: FormOutcome, security: SecurityContext): Page {
  const { status, language, error, page } = outcome
  const text = server.format(language)
  const html = plainDocument({
    language,
    title: text(error ? 'form.notSent' : 'form.sent'),
    paragraphs: error ? [error.text, text('form.back')] : [text('form.arrived')],
    link: { href: page, label: text('form.link') },
  })
  const draft = { status, location: null, language, syncTags: [], html, personal: true }
  return buildPlainPage(draft, security)
}
