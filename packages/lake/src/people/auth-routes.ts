import { Hono } from 'hono'
import type { CallerEnv } from '../http/caller.ts'
import type { ProtocolContext } from '../http/context.ts'
import { json } from '../http/respond.ts'
import { LakeProblem } from '../problem.ts'
import { member } from './member.ts'

/** `/auth/…`: the ways to sign in, the session one has, and its end. */
export function authRoutes(context: ProtocolContext): Hono<CallerEnv> {
  const { people } = context.options
  const routes = new Hono<CallerEnv>()

  routes.get('/:version{v[^/]+}/auth/providers', ({ env }) => {
    const providers = people?.providers(env.base) ?? []
    return json({ providers, thirdPartyLogin: false, sso: { saml: false } })
  })

  routes.get('/:version{v[^/]+}/auth/fetch', async ({ req }) => {
    const token = await people?.exchange(req.query('sid') ?? '')
    if (token) return json({ token, label: 'Sign-in' })
    throw new LakeProblem(
      404,
      'sessionNotFoundError',
      'This sign-in has expired or was used before',
    )
  })

  routes.get('/:version{v[^/]+}/auth/id', async ({ req }) => {
    const { id, expiresAt } = await member(context, req.raw)
    return json({ id, expiry: expiresAt ?? null })
  })

  routes.post('/:version{v[^/]+}/auth/logout', async ({ req }) => {
    const response = json({})
    const headers = Object.entries((await people?.signOut(req.raw)) ?? {})
    for (const [name, value] of headers) response.headers.set(name, value)
    return response
  })

  return routes
}
