import { describe, expect, it } from 'vitest'
import { memoryKeyValues } from '../src/people/memory-key-values.ts'
import type { People, Person } from '../src/people/types.ts'
import { serveLake } from './support/serve-lake.ts'

const person = {
  email: null,
  isRobot: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  isActive: true,
}
const everybody: Person[] = [
  { ...person, id: 'marie', name: 'Marie', role: 'editor', email: 'marie@example.ch' },
  { ...person, id: 'bob', name: 'Bob', role: 'viewer', email: 'bob@example.ch' },
  { ...person, id: 'gone', name: 'Gone', role: 'editor', isActive: false },
]
const people: People = {
  all: async () => everybody,
  providers: (base) => [{ name: 'local', title: 'E-mail', url: `${base}/login` }],
  exchange: async (sid) => (sid === 'once' ? 'editor-token' : null),
  signOut: async () => ({ 'set-cookie': 'session=' }),
  keyValues: memoryKeyValues(() => new Date(0)),
}

/** Asks as the Studio does, and gives status and body. */
async function studio(options = { people }) {
  const { url, lake } = await serveLake(options)
  const ask = async (
    path: string,
    token: string | null = 'editor-token',
    init: RequestInit = {},
  ) => {
    const headers = { ...(token && { authorization: `Bearer ${token}` }) }
    const response = await fetch(`${url}/v2024-01-01${path}`, { headers, ...init })
    const text = await response.text()
    return { status: response.status, body: text ? JSON.parse(text) : null, response }
  }
  const send = (method: string, path: string, token: string | null, body?: unknown) =>
    ask(path, token, {
      method,
      headers: { ...(token && { authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  return { ask, send, lake, url }
}

describe('whoever is signed in', () => {
  it('is told who they are and what they may do', async () => {
    const { ask } = await studio()
    expect((await ask('/users/me')).body).toEqual({
      id: 'marie',
      name: 'marie',
      email: '',
      profileImage: null,
      provider: 'local',
      role: 'editor',
      roles: [{ name: 'editor', title: 'Editor', description: expect.any(String) }],
    })
    expect((await ask('/auth/id')).body).toEqual({ id: 'marie', expiry: null })
    const acl = async (token: string) =>
      (await ask('/projects/jalonne/datasets/production/acl', token)).body
    const grant = (permissions: string[]) => [{ filter: '_id in path("**")', permissions }]
    expect(await acl('editor-token')).toEqual(grant(['read', 'create', 'update', 'history']))
    expect(await acl('viewer-token')).toEqual(grant(['read', 'history']))
  })

  it('is told the names of others, those who left included, and not their addresses', async () => {
    const { ask } = await studio()
    const one = (await ask('/users/bob')).body
    expect(one).toMatchObject({ id: 'bob', displayName: 'Bob', imageUrl: null })
    expect(one).not.toHaveProperty('email')
    const several = (await ask('/users/bob,gone,nobody,marie')).body
    expect(several.map(({ id }: { id: string }) => id)).toEqual(['bob', 'gone', 'marie'])
    expect((await ask('/users/nobody')).body).toEqual({})
    const { members } = (await ask('/projects/jalonne')).body
    expect(members).toMatchObject([
      { id: 'marie', isCurrentUser: true, roles: [{ name: 'editor' }] },
      { id: 'bob', isCurrentUser: false, roles: [{ name: 'viewer' }] },
    ])
    expect(members).toHaveLength(2)
  })

  it('keeps settings of their own, a viewer too', async () => {
    const { ask, send } = await studio()
    const pairs = [
      { key: 'studio.a/b', value: { wide: true } },
      { key: 'c', value: null },
    ]
    const stored = pairs.map((pair) => ({ ...pair, updatedAt: '1970-01-01T00:00:00.000Z' }))
    expect((await send('PUT', '/users/me/keyvalue', 'viewer-token', pairs)).body).toEqual(stored)
    const key = encodeURIComponent('studio.a/b')
    expect((await ask(`/users/me/keyvalue/${key},x`, 'viewer-token')).body).toEqual([stored[0]])
    expect((await ask('/users/me/keyvalue', 'viewer-token')).body).toEqual(stored)
    expect((await ask('/users/me/keyvalue', 'editor-token')).body).toEqual([])
    expect((await send('DELETE', '/users/me/keyvalue/c', 'viewer-token')).status).toBe(200)
    expect((await send('DELETE', '/users/me/keyvalue/c', 'viewer-token')).status).toBe(404)
    const bad = await send('PUT', '/users/me/keyvalue', 'viewer-token', { key: 'c' })
    expect(bad).toMatchObject({ status: 400, body: { error: { type: 'invalidBodyError' } } })
  })

  it('gets answers to all the Studio asks of a hosted platform, and none of it is unknown', async () => {
    const { ask, lake, send } = await studio()
    const dataset = { name: 'production', aclMode: 'public', datasetProfile: 'content' }
    const answers: [path: string, body: unknown][] = [
      ['/projects', [expect.objectContaining({ id: 'jalonne', displayName: 'jalonne' })]],
      ['/projects/jalonne/datasets', [expect.objectContaining(dataset)]],
      ['/projects/jalonne/datasets?datasetProfile=comments&addonFor=production', []],
      ['/projects/jalonne/datasets/production/settings/indexing', {}],
      ['/projects/jalonne/grants', {}],
      ['/projects/jalonne/permissions', []],
      [
        '/projects/jalonne/roles',
        [{ name: 'administrator' }, { name: 'editor' }, { name: 'viewer' }].map((role) =>
          expect.objectContaining(role),
        ),
      ],
      ['/projects/jalonne/user-applications', []],
      ['/datasets', [expect.objectContaining(dataset)]],
      ['/features', ['studioComments']],
      ['/user-applications', []],
      ['/access/requests/me', []],
      ['/intake/telemetry-status', { status: 'denied', type: 'user' }],
      ['/journey/trial?studioVersion=6', []],
      ['/journey/announcements', []],
      ['/help', {}],
      ['/subscriptions/project/jalonne', {}],
      ['/schedules/jalonne/production?limit=1', { schedules: [] }],
      ['/media-libraries?organizationId=x', { data: [] }],
      ['/data/references/production/documents/home/to', { totalCount: 0, references: [] }],
      ['/check/cors', { result: { allowed: true, withCredentials: true } }],
    ]
    for (const [path, body] of answers) {
      expect({ path, ...(await ask(path)) }).toMatchObject({ path, status: 200, body })
    }
    expect((await send('POST', '/intake/batch', 'viewer-token', [])).status).toBe(200)
    expect(lake.unknownEndpoints()).toEqual([])
  })

  it('finds no other project and no other dataset', async () => {
    const { ask } = await studio()
    expect((await ask('/projects/other')).status).toBe(404)
    expect((await ask('/projects/jalonne/datasets/other/acl')).status).toBe(404)
  })

  it('signs out, and their browser forgets', async () => {
    const { send } = await studio()
    const { status, body, response } = await send('POST', '/auth/logout', 'editor-token')
    expect({ status, body }).toEqual({ status: 200, body: {} })
    expect(response.headers.get('set-cookie')).toBe('session=')
  })
})

describe('whoever is not signed in', () => {
  it.each([
    '/users/bob',
    '/users/me/keyvalue',
    '/projects',
    '/projects/jalonne',
    '/projects/jalonne/datasets/production/acl',
    '/datasets',
    '/features',
    '/auth/id',
    '/access/requests/me',
  ])('is told nothing by %s', async (path) => {
    const { ask } = await studio()
    expect(await ask(path, null)).toMatchObject({
      status: 401,
      body: { statusCode: 401, error: { type: 'unauthorizedError' } },
    })
    expect((await ask(path, 'wrong')).status).toBe(401)
  })

  it('is nobody, learns how to sign in, and gets a token for the one-time id of a sign-in', async () => {
    const { ask, url } = await studio()
    expect(await ask('/users/me', null)).toMatchObject({ status: 200, body: {} })
    expect((await ask('/users/me', 'wrong')).status).toBe(401)
    expect((await ask('/auth/providers', null)).body).toEqual({
      providers: [{ name: 'local', title: 'E-mail', url: `${url}/login` }],
      thirdPartyLogin: false,
      sso: { saml: false },
    })
    expect((await ask('/auth/fetch?sid=once', null)).body).toMatchObject({ token: 'editor-token' })
    expect((await ask('/auth/fetch?sid=other', null)).status).toBe(404)
    expect((await ask('/auth/fetch', null)).status).toBe(404)
  })

  it('signs in where the process around the lake says it is reached, whatever a header says', async () => {
    const { lake } = await serveLake({ people })
    const request = () =>
      new Request('http://inside:3900/v1/auth/providers', {
        headers: { 'x-forwarded-proto': 'https' },
      })
    const url = async (answer: Promise<Response>) => (await (await answer).json()).providers[0].url
    expect(await url(lake.fetch(request()))).toBe('http://inside:3900/login')
    const base = 'https://www.example.ch/lake'
    expect(await url(lake.fetch(request(), { base }))).toBe('https://www.example.ch/lake/login')
  })
})

it('knows at least whoever asks where the host of the lake knows nobody', async () => {
  const { url, client, lake } = await serveLake()
  expect(await client().users.getById('me')).toMatchObject({ id: 'marie', role: 'editor' })
  expect(await client().request({ url: '/users/marie' })).toMatchObject({ displayName: 'marie' })
  expect(await (await fetch(`${url}/v1/auth/providers`)).json()).toMatchObject({ providers: [] })
  await client().request({
    method: 'PUT',
    url: '/users/me/keyvalue',
    body: [{ key: 'a', value: 1 }],
  })
  expect(await client().request({ url: '/users/me/keyvalue/a' })).toMatchObject([{ value: 1 }])
  expect(lake.unknownEndpoints()).toEqual([])
})
