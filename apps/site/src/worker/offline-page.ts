import type { Language } from '@jalonne/domain'
import { offline } from '@jalonne/messages/offline'

const fontFace = (address: string) =>
  `@font-face{font-family:'Instrument Sans';src:url(${address});font-weight:400 700;font-stretch:75% 100%}`

const styles = `:root{color-scheme:light dark;--paper:light-dark(#f9fbf9,#0d120e);--ink:light-dark(#101511,#f0f2f0);--muted:light-dark(#4b524c,#b1b6b0)}
body{margin:0;min-height:100vh;min-height:100svh;display:grid;align-content:center;padding:24px clamp(20px,4vw,64px);box-sizing:border-box;background:var(--paper);color:var(--ink);font:1.125rem/1.5 'Instrument Sans','Helvetica Neue',Arial,sans-serif}
main{max-width:34rem;border-left:6px solid var(--ink);padding:8px 0 8px 24px}
h1{margin:0 0 16px;font-size:clamp(2.375rem,1.7rem + 2.9vw,4.25rem);line-height:1;letter-spacing:-.04em;font-weight:600;text-wrap:balance}
p{margin:0 0 32px;color:var(--muted)}
a{display:inline-block;margin-left:-24px;padding:18px 58px 18px 24px;background:#fecf16;color:#101511;font-weight:600;line-height:1.2;text-decoration:none;clip-path:polygon(0 0,calc(100% - 30px) 0,100% 50%,calc(100% - 30px) 100%,0 100%)}
a:hover{background:#edbe00}a:focus-visible{outline:3px solid #101511;outline-offset:-8px}`

/**
 * The page shown in place of one that can't be reached: complete in itself, its link loads the same address. `font`
 * is where the house's type may be found, if the browser has cached it.
 */
export async function offlinePage(language: Language, font: string | undefined): Promise<Response> {
  const { title, text, retry } = offline[language]
  const style = (font ? fontFace(font) : '') + styles
  const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head>
<body><main><h1>${title}</h1><p>${text}</p><a href="">${retry}</a></main></body></html>
`
  const hash = new Uint8Array(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style)),
  )
  const policy = `default-src 'none'; style-src 'sha256-${btoa(String.fromCharCode(...hash))}'; font-src 'self'; base-uri 'none'`
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'content-security-policy': policy,
      'cache-control': 'no-store',
    },
  })
}
