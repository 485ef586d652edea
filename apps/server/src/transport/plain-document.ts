import type { Language } from '@jalonne/domain'
import { escapeUTF8 } from 'entities/escape'

const styles = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;font:1.125rem/1.5 system-ui,sans-serif}
main{max-width:34rem}h1{font-size:1.75rem;line-height:1.2;margin:0 0 .75rem}p{margin:0 0 1.5rem}
a{color:inherit;text-underline-offset:.2em}`

export interface PlainDocument {
  language: Language
  title: string
  paragraphs: readonly string[]
  link: { href: string; label: string }
}

/** A document of the server's own: complete, in one language, without a script or an image. */
export function plainDocument({ language, title, paragraphs, link }: PlainDocument): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>${escapeUTF8(title)}</title><style>${styles}</style></head>
<body><main><h1>${escapeUTF8(title)}</h1>${paragraphs.map((text) => `<p>${escapeUTF8(text)}</p>`).join('')}<p><a href="${escapeUTF8(link.href)}">${escapeUTF8(link.label)}</a></p></main></body></html>
`
}
