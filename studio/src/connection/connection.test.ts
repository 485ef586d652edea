import { afterEach, expect, test, vi } from 'vitest'
import { connectionTo } from './connection.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['the hosted lake', {}],
  ['the embedded lake', { apiHost: 'http://localhost:3900' }],
])(
  'signing out of %s ends the session of somebody who signed in after the Studio had begun',
  async (_lake, where) => {
    const sent: (string | null)[] = []
    vi.stubGlobal('fetch', async (_input: unknown, init?: RequestInit) => {
      sent.push(new Headers(init?.headers).get('authorization'))
      return Response.json({})
    })
    const place = { projectId: 'abc123', dataset: 'production' }
    const { unstable_clientFactory } = connectionTo({ ...place, ...where })
    const beforeSignIn = unstable_clientFactory?.({ ...place, apiVersion: '1', useCdn: false })
    await beforeSignIn?.withConfig({ token: 'sk-session' }).request({ url: '/users/me' })
    await beforeSignIn?.request({ url: '/auth/logout', method: 'POST' })
    expect(sent).toEqual(['Bearer sk-session', 'Bearer sk-session'])
  },
)
