import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Identity } from '@jalonne/lake'
import { clientReader, parseTrustedProxies } from '@jalonne/node-kit/client-address'
import { scratchFolder } from '@jalonne/node-kit/testing/scratch'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { callerReader } from '../../caller.ts'
import { clientOf } from '../../testing/client.ts'
import { type LakeProcess, startLake } from '../../testing/lake-process.ts'
import { addUser, password, signIn, signInUrl, studio, submit } from '../../testing/people.ts'
import { connect, fromStudio, join } from '../../testing/presence-client.ts'
import { createPresence, type PresenceOptions } from './presence.ts'

let data: string
let lake: LakeProcess
let endLake: () => Promise<void>
let marie: { id: string; token: string }
let bob: { id: string; token: string }

beforeAll(async () => {
  data = await mkdtemp(path.join(tmpdir(), 'jalonne-lake-'))
  await addUser(data, 'marie@example.ch', 'editor')
  await addUser(data, 'bob@example.ch', 'viewer')
  lake = await startLake(['--data', data], undefined, (end) => {
    endLake = end
  })
  const enter = async (email: string) => {
    const token = await signIn(lake, { email, password })
    return { id: (await clientOf(lake.url, token).users.getById('me')).id, token }
  }
  marie = await enter('marie@example.ch')
  bob = await enter('bob@example.ch')
})
afterAll(async () => {
  await endLake()
  await rm(data, { recursive: true })
})

const place = (sessionId: string) => ({
  data: {
    sessionId,
    locations: [
      {
        type: 'document',
        documentId: 'page-home',
        path: ['sections', { _key: 'a' }, 'title', 0, [1, '']],
        lastActiveAt: '2026-01-01T00:00:00.000Z',
        selection: { anchor: { path: ['title'], offset: 1 }, focus: { path: [], offset: 0 } },
      },
    ],
  },
})

describe('two people in the Studio', () => {
  it('see where the other one is, and that they left', async () => {
    const mine = await join(lake.url, marie.token)
    const theirs = await join(lake.url, bob.token)
    expect(await mine.ask('presence_rollcall', { session: 'm1' })).toBe('ok')
    await theirs.heard(1)
    expect(await theirs.ask('presence_announce', place('b1'))).toBe('ok')
    await mine.heard(2)
    expect(await theirs.ask('presence_disconnect', { session: 'b1' })).toBe('ok')
    expect(await mine.heard(3)).toEqual([
      { type: 'rollCall', i: marie.id, session: 'm1' },
      { type: 'state', i: bob.id, m: place('b1').data },
      { type: 'disconnect', i: bob.id, m: { session: 'b1' } },
    ])
    const user = await clientOf(lake.url, marie.token).request({ url: `/users/${bob.id}` })
    expect(user).toMatchObject({ id: bob.id, displayName: 'bob@example.ch' })
  })

  it('see it too when the other one’s browser is suddenly gone', async () => {
    const mine = await join(lake.url, marie.token)
    const theirs = await join(lake.url, bob.token)
    await theirs.ask('presence_announce', place('gone'))
    theirs.socket.terminate()
    expect((await mine.heard(2))[1]).toEqual({
      type: 'disconnect',
      i: bob.id,
      m: { session: 'gone' },
    })
  })

  it('cannot speak for one another', async () => {
    const mine = await join(lake.url, marie.token)
    const theirs = await join(lake.url, bob.token)
    await mine.ask('presence_announce', place('mine'))
    expect(await theirs.ask('presence_disconnect', { session: 'mine' })).toMatchObject({
      code: -32602,
    })
    expect(await theirs.ask('presence_announce', place('mine'))).toMatchObject({ code: -32602 })
  })

  it('stay where they are in a copied tab, or by a new connection, once the one before is gone', async () => {
    const mine = await join(lake.url, marie.token)
    const before = await join(lake.url, bob.token)
    const after = await join(lake.url, bob.token)
    await before.ask('presence_announce', place('copied'))
    expect(await after.ask('presence_announce', place('copied'))).toBe('ok')
    before.socket.terminate()
    await before.closed
    await after.ask('presence_announce', place('copied'))
    const heard = await mine.heard(3)
    expect(heard.map(({ type }) => type)).toEqual(['state', 'state', 'state'])
  })

  it('can come with the cookie of their browser', async () => {
    const answer = await submit(signInUrl(lake, studio, 'cookie'), {
      email: 'bob@example.ch',
      password,
    })
    const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
    const client = await connect(lake.url, { ...fromStudio, cookie })
    await client.ask('presence_subscribe')
    await client.ask('presence_announce', place('cookie'))
    expect(await client.heard(1)).toMatchObject([{ type: 'state', i: bob.id }])
  })
})

describe('whoever is not welcome', () => {
  const refused = (headers: Record<string, string>, dataset?: string) =>
    expect(connect(lake.url, headers, dataset)).rejects

  it.each([
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'http://localhost:9999' }, 403],
    [{ origin: 'null' }, 403],
    [{ ...fromStudio, host: 'evil.example' }, 403],
  ])('is turned away as %j', async (headers, status) => {
    await refused(headers).toThrow(`Unexpected server response: ${status}`)
  })

  it('finds no presence in a dataset that does not exist', async () => {
    await refused(fromStudio, 'staging').toThrow('404')
  })

  it('is sent away with a wrong token, or with none', async () => {
    const wrong = await connect(lake.url)
    void wrong.ask('authorization', { authorization: 'Bearer wrong' })
    expect(await wrong.closed).toBe(4001)
    const none = await connect(lake.url)
    void none.ask('presence_subscribe')
    expect(await none.closed).toBe(4001)
  })

  it('is sent away when it sends too much, and others stay', async () => {
    const other = await join(lake.url, marie.token)
    const large = await join(lake.url, bob.token)
    large.socket.send('x'.repeat(100_000))
    expect(await large.closed).toBe(1009)
    const often = await join(lake.url, bob.token)
    for (let count = 0; count < 300; count++) often.socket.send('{}')
    expect(await often.closed).toBe(1008)
    expect(await other.ask('presence_rollcall', { session: 'still' })).toBe('ok')
  })

  it('is sent away with what is nested too deeply to be passed on, and others stay', async () => {
    const other = await join(lake.url, marie.token)
    const deep = await join(lake.url, bob.token)
    const path = `${'['.repeat(12_000)}${']'.repeat(12_000)}`
    deep.socket.send(
      JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'presence_announce',
        params: place('deep'),
      }).replace('"path"', `"more":${path},"path"`),
    )
    expect(await deep.closed).toBe(1008)
    expect(await other.ask('presence_rollcall', { session: 'still' })).toBe('ok')
  })

  it.each([
    { path: [null] },
    { path: Array.from({ length: 51 }, () => 'a') },
    { selection: { anchor: { path: null, offset: 0 }, focus: { path: [], offset: 0 } } },
    { lastActiveAt: 'lately' },
  ])(
    'tells nobody of a place that no Studio names, which others would fall over: %j',
    async (odd) => {
      const other = await join(lake.url, marie.token)
      const client = await join(lake.url, bob.token)
      const { data: named } = place('odd')
      const locations = named.locations.map((location) => ({ ...location, ...odd }))
      const params = { data: { ...named, locations } }
      client.socket.send(
        JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'presence_announce', params }),
      )
      const [answer] = await once(client.socket, 'message')
      expect(JSON.parse(String(answer))).toMatchObject({ error: { code: -32600 } })
      expect(await other.heard(0)).toEqual([])
    },
  )

  it.each([
    '',
    '{',
    '[]',
    'null',
    '{"jsonrpc":"2.0","id":0,"method":"presence_announce","params":{}}',
  ])('gets an error for %j and nobody hears of it', async (text) => {
    const client = await join(lake.url, marie.token)
    client.socket.send(text)
    const [answer] = await once(client.socket, 'message')
    expect(JSON.parse(String(answer))).toMatchObject({ error: { code: -32600 } })
    expect(await client.heard(0)).toEqual([])
  })
})

it('says goodbye when the lake stops', async () => {
  const own = await scratchFolder()
  const stopping = await startLake(['--data', own])
  const client = await join(stopping.url, await signIn(stopping, { demo: 'demo-editor' }))
  const [code] = await Promise.all([client.closed, stopping.end('SIGTERM')])
  expect(code).toBe(1001)
})

describe('with a quick heart', () => {
  async function serve(options: Partial<PresenceOptions>) {
    const server = createServer()
    const presence = createPresence({
      datasets: ['production'],
      recognise: () => null,
      knowsHost: () => true,
      allowsOrigin: () => true,
      isOpen: () => true,
      readCaller: callerReader(clientReader(parseTrustedProxies('loopback'))),
      log: { error: () => {} },
      ...options,
    })
    presence.attach(server)
    onTestFinished(() => {
      presence.close()
      server.close()
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    return `http://127.0.0.1:${address && typeof address === 'object' ? address.port : ''}`
  }

  it('goes on while it cannot be looked up who somebody is', async () => {
    let isReadable = true
    const recognise = (): Identity => {
      if (!isReadable) throw new Error('disk I/O error')
      return { id: 'marie', role: 'editor' }
    }
    const url = await serve({ heartbeatMs: 100, recognise })
    const marie = await join(url, 'token')
    isReadable = false
    await marie.heartbeat()
    await marie.heartbeat()
    const other = await connect(url)
    void other.ask('authorization', { authorization: 'Bearer token' })
    expect(await other.closed).toBe(4001)
    isReadable = true
    await marie.heartbeat()
  })

  it('takes no cookie over TLS that another host of the domain could have set', async () => {
    const url = await serve({ introductionMs: 50, recognise: () => ({ id: 'a', role: 'viewer' }) })
    const come = (cookie: string) => connect(url, { 'x-forwarded-proto': 'https', cookie })
    const own = await come('__Host-lake-session=token')
    expect(await own.ask('presence_subscribe')).toMatch(/./)
    const planted = await come('lake-session=token')
    expect(await planted.closed).toBe(4001)
  })

  it('beats for those who are there, and ends for those whose access was taken away', async () => {
    const known = new Map<string, Identity>([['token', { id: 'marie', role: 'editor' }]])
    const url = await serve({ heartbeatMs: 300, recognise: (token) => known.get(token) ?? null })
    const client = await join(url, 'token')
    await client.heartbeat()
    known.clear()
    expect(await client.closed).toBe(4001)
  })

  it('lets go of those who do not answer', async () => {
    const url = await serve({ heartbeatMs: 300, recognise: () => ({ id: 'a', role: 'viewer' }) })
    const client = await join(url, 'token')
    client.socket.pong = () => {}
    expect(await client.closed).toBe(1006)
  })

  it('does not wait for ever for those who do not say who they are', async () => {
    const url = await serve({ introductionMs: 10 })
    expect(await (await connect(url)).closed).toBe(4001)
  })

  it('keeps places for others when one client opens many and says nothing', async () => {
    const url = await serve({ recognise: () => ({ id: 'a', role: 'viewer' }) })
    const from = (address: string) => ({ ...fromStudio, 'x-forwarded-for': address })
    const stranger = from('203.0.113.9')
    await Promise.all(Array.from({ length: 20 }, () => connect(url, stranger)))
    await expect(connect(url, stranger)).rejects.toThrow('429')
    const marie = await connect(url, from('198.51.100.7'))
    expect(await marie.ask('authorization', { authorization: 'Bearer token' })).toBe('ok')
  })

  it('has room for so many connections of one person', async () => {
    const url = await serve({ recognise: () => ({ id: 'a', role: 'viewer' }) })
    await Promise.all(Array.from({ length: 20 }, () => join(url, 'token')))
    const another = await connect(url)
    void another.ask('authorization', { authorization: 'Bearer token' })
    expect(await another.closed).toBe(4001)
  })
})
