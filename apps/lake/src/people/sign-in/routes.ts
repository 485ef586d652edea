import { getConnInfo } from '@hono/node-server/conninfo'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { isDirect } from '../../guards/direct.ts'
import { isOwn } from '../../guards/origin.ts'
import { refuse } from '../../refuse.ts'
import { setSessionCookie } from '../cookie.ts'
import type { OpenPeople } from '../open-people.ts'
import { signInCheck } from './check.ts'
import { type PageState, signInPage } from './page.ts'
import { readTarget, type Target } from './target.ts'
import { preferredLanguage } from './texts.ts'

export interface SignInOptions {
  people: OpenPeople
  projectId: string
  allowsOrigin: (origin: string) => boolean
}

/** Where the sign-in page is, under any version of the protocol. */
export const signInPath = /^\/v[^/]+\/auth\/login\/local$/

/** The sign-in page. It works without scripts, and leads back to websites that may use the lake, with a one-time id. */
export function signInRoutes({ people, projectId, allowsOrigin }: SignInOptions): Hono {
  const check = signInCheck(people)
  const routes = new Hono()
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
    const outcome = await check(form, addressOf(c), demoFor(c))
    if ('problem' in outcome) return show(c, target, outcome)
    return lead(people, target, outcome.personId, origin.startsWith('https:'))
  })

  return routes
}

function addressOf(c: Context): string {
  return getConnInfo(c).remote.address ?? 'unknown'
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
