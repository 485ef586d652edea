import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Logger } from 'pino'
import type { HttpEnv, ReadCaller } from '../../caller.ts'
import { isDirect } from '../../guards/direct.ts'
import { isOwn } from '../../guards/origin.ts'
import { refuse } from '../../refuse.ts'
import { setSessionCookie } from '../cookie.ts'
import type { OpenPeople } from '../open-people.ts'
import { type SignInOutcome, signInCheck } from './check.ts'
import { type PageState, signInPage } from './page.ts'
import { fontName, signInFont } from './style.ts'
import { readTarget, type Target } from './target.ts'
import { preferredLanguage } from './texts.ts'

export interface SignInOptions {
  people: OpenPeople
  projectId: string
  allowsOrigin: (origin: string) => boolean
  readCaller: ReadCaller
  log: Logger
}

/** Where the sign-in page is, under any version of the protocol. */
export const signInPath = /^\/v[^/]+\/auth\/login\/local$/

/** The sign-in page. It works without scripts, and leads back to websites that may use the lake, with a one-time id. */
export function signInRoutes(options: SignInOptions): Hono<HttpEnv> {
  const { people, projectId, allowsOrigin, readCaller, log } = options
  const check = signInCheck(people)
  const routes = new Hono<HttpEnv>()
  const path = '/:version{v[^/]+}/auth/login/local'

  const demoFor = (c: Context) => (isDirect(c) ? people.demo() : [])
  const show = (c: Context, target: Target | null, state: PageState = {}) => {
    const language = preferredLanguage(c.req.header('accept-language'))
    const hasUsers = !people.users.isEmpty()
    return signInPage({ language, projectId, target, hasUsers, demo: demoFor(c), ...state })
  }
  const targetOf = (c: Context) => {
    const { searchParams, host } = new URL(c.req.url)
    return readTarget(searchParams, host, allowsOrigin)
  }

  routes.get(path, (c) => show(c, targetOf(c)))

  routes.get(`/:version{v[^/]+}/auth/login/${fontName}`, async (c) => {
    const headers = { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=31536000' }
    return c.body(new Uint8Array(await signInFont()), 200, headers)
  })

  routes.post(path, bodyLimit({ maxSize: 8 * 1024, onError: () => refuse(413, 'Too long') }))
  routes.post(path, async (c) => {
    // Somebody else's page must not sign a browser in either: it would then work in another one's name.
    const origin = c.req.header('origin') ?? ''
    if (!isOwn(origin, new URL(c.req.url).host)) {
      return refuse(403, 'Signing in is only possible on the sign-in page itself')
    }
    const target = targetOf(c)
    if (!target) return show(c, null)
    const form = await c.req.formData().catch(() => new FormData())
    const { client, address } = readCaller(c.env.incoming)
    const outcome = await check(form, client, demoFor(c), c.req.raw.signal)
    logSignIn(log, address, outcome)
    if ('problem' in outcome) return show(c, target, outcome)
    return lead(people, target, outcome.personId, origin.startsWith('https:'))
  })

  return routes
}

function logSignIn(log: Logger, client: string, outcome: SignInOutcome): void {
  if ('personId' in outcome) {
    log.info({ account: outcome.account, client, outcome: 'signed in' }, 'sign-in')
  } else if (outcome.problem !== 'missing') {
    // What is no account is not written down: a password may have been typed in its place.
    const { problem, account } = outcome
    const wrong = account === null ? 'unknown account' : 'wrong password'
    log.warn(
      { account, client, outcome: problem === 'wait' ? 'too many attempts' : wrong },
      'sign-in',
    )
  }
}

/** Sends the browser on, signed in. */
function lead(people: OpenPeople, { url, mode }: Target, personId: string, isSecure: boolean) {
  const to = new URL(url)
  to.hash = mode === 'cookie' ? '' : `sid=${people.offer(personId)}`
  const headers = new Headers({ location: to.href, 'cache-control': 'no-store' })
  if (mode !== 'token') {
    headers.set('set-cookie', setSessionCookie(people.sessions.begin(personId), isSecure))
  }
  return new Response(null, { status: 302, headers })
}
