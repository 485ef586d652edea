import type { Language } from '@jalonne/domain'
import type { Page } from '../cache/page.ts'
import { buildPlainPage } from '../render/build-page.ts'
import { type Fault, faultTexts, homeLabel } from './error-texts.ts'
import type { SecurityContext } from './security-headers.ts'

const styles = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;font:1.125rem/1.5 system-ui,sans-serif}
main{max-width:34rem}h1{font-size:1.75rem;line-height:1.2;margin:0 0 .75rem}p{margin:0 0 1.5rem}
a{color:inherit;text-underline-offset:.2em}`

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
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${styles}</style></head>
<body><main><h1>${title}</h1><p>${text}</p><p><a href="/${language}">${homeLabel[language]}</a></p></main></body></html>
`
}
