import type { Language } from '@jalonne/domain'
import { server } from '@jalonne/messages/server'
import { buildPlainPage } from './build-page.ts'
import type { Page } from './page.ts'
import { plainDocument } from './plain-document.ts'
import type { SecurityContext } from './security-headers.ts'

/** The failures the server reports by itself, where there is no page of the site to show. */
export type Fault = 400 | 404 | 405 | 413 | 414 | 429 | 500 | 503 | 504

/** Makes the server's own error pages: complete, in one language, without a script or an image. */
export function errorPages(security: SecurityContext) {
  const made = new Map<string, Page>()
  return (status: Fault, language: Language): Page => {
    const key = `${status} ${language}`
    const known = made.get(key)
    if (known) return known
    // Of the moment, and in the language of this visitor.
    const answer = { status, location: null, language, syncTags: [], personal: true }
    const page = buildPlainPage({ ...answer, html: html(status, language) }, security)
    made.set(key, page)
    return page
  }
}

function html(status: Fault, language: Language): string {
  const text = server.format(language)
  // Slow content is treated like content out of reach.
  const fault = status === 504 ? 503 : status
  return plainDocument({
    language,
    title: text(`${fault}.title`),
    paragraphs: [text(`${fault}.text`)],
    link: { href: `/${language}`, label: text('home') },
  })
}
