import type { Person } from '@jalonne/lake'
import { signIn } from '@jalonne/messages/sign-in'
import { html, raw } from 'hono/html'
import { signInStyle } from './style.ts'
import type { Target } from './target.ts'
import { type Language, waitText } from './texts.ts'

type SignInText = ReturnType<typeof signIn.format>

export interface PageState {
  problem?: 'missing' | 'wrong' | 'wait'
  /** The address as typed, to be there again. */
  email?: string
  /** How long to wait. */
  seconds?: number
}

export interface SignInPage extends PageState {
  language: Language
  projectId: string
  /** Null when the website that sent the browser may not use the lake. */
  target: Target | null
  hasUsers: boolean
  /** Who one can be with a click. */
  demo: readonly Person[]
}

const statuses = { missing: 400, wrong: 401, wait: 429 } as const

/** The sign-in page: one document without scripts, which no website can show in a frame. */
export async function signInPage(page: SignInPage): Promise<Response> {
  const { language, target, problem, seconds = 0 } = page
  const text = signIn.format(language)
  const style = await signInStyle()
  // Browsers apply form-action to where the form is redirected to as well.
  const action = target ? `'self' ${target.url.origin}` : "'none'"
  const policy = `default-src 'none'; style-src '${style.hash}'; font-src 'self'; form-action ${action}; frame-ancestors 'none'; base-uri 'none'`
  const body = await html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${text(target ? 'title' : 'stranger')} · ${page.projectId}</title>
<style>${raw(style.css)}</style>
</head>
<body>
${raw(style.sheet)}
<main>
<p class="sign"><span>${page.projectId}</span></p>
${target ? choice(page, target, text) : stranger(text)}
</main>
</body>
</html>`
  return new Response(body.toString(), {
    status: target ? (problem ? statuses[problem] : 200) : 400,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'content-security-policy': policy,
      'cache-control': 'no-store',
      // With less than this, browsers hide where the form was sent from.
      'referrer-policy': 'same-origin',
      'x-frame-options': 'DENY',
      vary: 'Accept-Language',
      ...(problem === 'wait' && { 'retry-after': String(seconds) }),
    },
  })
}

function stranger(text: SignInText) {
  return html`<h1>${text('stranger')}</h1>
<p class="lead">${text('strangerHelp')}</p>`
}

function choice(page: SignInPage, target: Target, text: SignInText) {
  const form = page.hasUsers ? passwordForm(page, text) : demoForm(page, text)
  return html`<h1>${text('title')}</h1>
${form}
<p class="next">${text('next')} <span>${target.url.host}</span></p>`
}

function passwordForm(page: SignInPage, text: SignInText) {
  const { language, problem, seconds = 0, email = '' } = page
  const said = problem && (problem === 'wait' ? waitText(seconds, language) : text(problem))
  const invalid = problem && problem !== 'wait' ? raw(' aria-invalid="true"') : ''
  const described = said ? raw(' aria-describedby="problem"') : ''
  const focused = raw(' autofocus')
  return html`<form method="post">
${said ? html`<p class="problem" id="problem" role="alert">${said}</p>` : ''}
<label>${text('email')}
<input name="email" type="email" autocomplete="username" required maxlength="250" value="${email}"${invalid}${described}${email ? '' : focused}></label>
<label>${text('password')}
<input name="password" type="password" autocomplete="current-password" required maxlength="200"${invalid}${described}${email ? focused : ''}></label>
<button>${text('submit')}</button>
</form>`
}

function demoForm({ demo }: SignInPage, text: SignInText) {
  if (demo.length === 0) return html`<p class="lead">${text('nobody')}</p>`
  const buttons = demo.map(
    ({ id, name }) => html`<button name="demo" value="${id}">${titleOf(id, text) ?? name}</button>`,
  )
  return html`<p class="lead">${text('demoLead')}</p>
<form method="post">
${buttons}
</form>
<p class="hint">${text('demoHint')}</p>`
}

function titleOf(id: string, text: SignInText): string | null {
  return id === 'demo-editor' || id === 'demo-viewer' ? text(id) : null
}
