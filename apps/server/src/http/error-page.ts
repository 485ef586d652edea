import type { Language } from '@jalonne/domain'
import type { Page } from '../cache/page.ts'
import { buildPlainPage } from '../render/build-page.ts'
import { type Fault, faultTexts, homeLabel } from './error-texts.ts'
import { plainDocument } from './plain-document.ts'
import type { SecurityContext } from './security-headers.ts'

/** Makes the server's own error pages: complete, in one language, without a script or an image. */
export function errorPages(security: SecurityContext) {
  const made = new Map<string, Page>()
  return (status: Fault, language: Language): Page => {
    const key = `${status} ${language}`
    const known = made.get(key)
    if (known) return known
    const draft = { status, location: null, language, syncTags: [], html: html(status, language) }
    const page = buildPlainPage(draft, security)
    made.set(key, page)
    return page
  }
}

function html(status: Fault, language: Language): string {
  const { title, text } = faultTexts[status][language]
  const link = { href: `/${language}`, label: homeLabel[language] }
  return plainDocument({ language, title, paragraphs: [text], link })
}
