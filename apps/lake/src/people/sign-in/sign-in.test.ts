import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eventually } from '@jalonne/node-kit/testing/eventually'
import { scratchFolder } from '@jalonne/node-kit/testing/scratch'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientOf } from '../../testing/client.ts'
import { type LakeProcess, startLake } from '../../testing/lake-process.ts'
import {
  addUser,
  password,
  sidOf,
  signIn,
  signInUrl,
  studio,
  submit,
} from '../../testing/people.ts'

let data: string
let lake: LakeProcess
let endLake: () => Promise<void>
const marie = { email: 'marie@example.ch', password }

beforeAll(async () => {
  data = await mkdtemp(path.join(tmpdir(), 'jalonne-lake-'))
  await addUser(data, marie.email, 'editor', 'Marie Rédactrice')
  await addUser(data, 'bob@example.ch', 'viewer')
  const args = ['--data', data, '--allow-host', 'cms.example.ch']
  lake = await startLake(args, undefined, (end) => {
    endLake = end
  })
})
afterAll(async () => {
  await endLake()
  await rm(data, { recursive: true })
})

const me = (token: string) => clientOf(lake.url, token).users.getById('me')

describe('the sign-in page', () => {
  it('speaks the language of the browser, runs no script and cannot be framed', async () => {
    const page = await fetch(signInUrl(lake), { headers: { 'accept-language': 'fr-CH, en;q=0.8' } })
    const html = await page.text()
    expect(page.status).toBe(200)
    expect(html).toContain('<html lang="fr">')
    expect(html).toContain('Mot de passe')
    expect(html).not.toMatch(/<script|\son\w+=/)
    const policy = page.headers.get('content-security-policy')
    expect(policy).toMatch(/default-src 'none'; style-src 'sha256-/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("form-action 'self' http://localhost:3000;")
    const english = await fetch(signInUrl(lake), { headers: { 'accept-language': 'de, en;q=0.5' } })
    expect(await english.text()).toContain('<html lang="en">')
  })

  it('is small, and its font is loaded once', async () => {
    const html = await (await fetch(signInUrl(lake))).text()
    expect(html.length).toBeLessThan(32_000)
    const [, address = ''] = /src:url\((.+?)\)/.exec(html) ?? []
    const font = await fetch(new URL(address, signInUrl(lake)))
    expect(font.headers.get('content-type')).toBe('font/woff2')
    expect(font.headers.get('cache-control')).toMatch(/max-age=31536000/)
    expect((await font.arrayBuffer()).byteLength).toBeGreaterThan(10_000)
  })

  it('may be linked from anywhere', async () => {
    const page = await fetch(signInUrl(lake), {
      headers: { 'sec-fetch-site': 'cross-site', referer: 'https://mail.example/' },
    })
    expect(page.status).toBe(200)
  })

  it('shows what was typed as text', async () => {
    const email = '"><img src=x onerror=alert(1)>'
    const html = await (await submit(signInUrl(lake), { email, password: 'x' })).text()
    expect(html).not.toContain('<img')
    expect(html).toContain('&lt;img')
  })
})

describe('a Studio that keeps a token', () => {
  it('gets it for a one-time id, and works in the name of who signed in', async () => {
    const address = signInUrl(lake, `${studio}/structure?a=b`)
    const answer = await submit(address, { ...marie, email: ' Marie@Example.CH ' })
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toMatch(
      /^http:\/\/localhost:3000\/studio\/structure\?a=b#sid=[\w-]{40,}$/,
    )
    expect(answer.headers.has('set-cookie')).toBe(false)
    const exchange = () =>
      clientOf(lake.url, null).request({ url: '/auth/fetch', query: { sid: sidOf(answer) } })
    const { token } = await exchange()
    await expect(exchange()).rejects.toMatchObject({ statusCode: 404 })
    expect(await me(token)).toMatchObject({
      name: 'Marie Rédactrice',
      email: 'marie@example.ch',
      role: 'editor',
    })
    expect(await clientOf(lake.url, token).request({ url: '/auth/id' })).toMatchObject({
      id: (await me(token)).id,
      expiry: expect.stringMatching(/^\d{4}-/),
    })
  })

  it('signs out for good', async () => {
    const token = await signIn(lake, marie)
    await clientOf(lake.url, token).request({ url: '/auth/logout', method: 'POST' })
    await expect(me(token)).rejects.toMatchObject({ statusCode: 401 })
  })
})

describe('a Studio that keeps a cookie', () => {
  const cookieOf = async () => {
    const answer = await submit(signInUrl(lake, studio, 'cookie'), marie)
    expect(answer.headers.get('location')).toBe(studio)
    return answer.headers.get('set-cookie') ?? ''
  }
  const mutate = (headers: Record<string, string>) =>
    fetch(`${lake.url}/v1/data/mutate/production`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ mutations: [{ create: { _type: 'note' } }] }),
    })

  it('is recognised by it, and scripts and other sites cannot get at it', async () => {
    const set = await cookieOf()
    expect(set).toMatch(/; HttpOnly/)
    expect(set).toMatch(/; SameSite=Strict/)
    const cookie = set.split(';')[0] ?? ''
    const user = await (await fetch(`${lake.url}/v1/users/me`, { headers: { cookie } })).json()
    expect(user).toMatchObject({ email: marie.email })
    expect((await mutate({ cookie, origin: 'http://localhost:3000' })).status).toBe(200)
  })

  it('changes nothing for a foreign website, nor for a request that does not say where it comes from', async () => {
    const cookie = (await cookieOf()).split(';')[0] ?? ''
    expect((await mutate({ cookie, origin: 'https://evil.example' })).status).toBe(403)
    expect((await mutate({ cookie, origin: 'http://localhost:9999' })).status).toBe(403)
    expect((await mutate({ cookie, origin: 'null' })).status).toBe(403)
    expect((await mutate({ cookie })).status).toBe(401)
  })

  it('forgets it when signing out', async () => {
    const cookie = (await cookieOf()).split(';')[0] ?? ''
    const headers = { cookie, origin: 'http://localhost:3000' }
    const out = await fetch(`${lake.url}/v1/auth/logout`, { method: 'POST', headers })
    expect(out.headers.get('set-cookie')).toMatch(/^lake-session=;.*Max-Age=0/)
    expect(await (await fetch(`${lake.url}/v1/users/me`, { headers })).json()).toEqual({})
  })

  it('gets one for TLS alone where the browser came by TLS', async () => {
    const address = signInUrl(lake, `${lake.url}/`, 'dual')
    const { host } = new URL(lake.url)
    const answer = await submit(address, marie, { origin: `https://${host}` })
    expect(answer.headers.get('set-cookie')).toMatch(/^__Host-lake-session=.*; Secure/)
    expect(sidOf(answer)).not.toBe('')
  })

  it('is recognised over TLS by that one alone: any host of the domain could set the other', async () => {
    const folder = await scratchFolder()
    await addUser(folder, marie.email, 'editor')
    const { url } = await startLake(['--data', folder, '--trust-proxy', 'loopback'])
    const overTls = { 'x-forwarded-proto': 'https', origin: url.replace('http:', 'https:') }
    const answer = await submit(signInUrl({ url }, studio, 'cookie'), marie, overTls)
    const own = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
    const planted = own.replace('__Host-', '')
    const ask = (path: string, cookie: string, method = 'GET') =>
      fetch(`${url}/v1/${path}`, { method, headers: { ...overTls, cookie } })
    const userOf = async (cookie: string) => (await ask('users/me', cookie)).json()
    expect(await userOf(planted)).toEqual({})
    expect(await userOf(`${planted}x; ${own}`)).toMatchObject({ email: marie.email })
    const out = await ask('auth/logout', planted, 'POST')
    expect([out.status, out.headers.has('set-cookie')]).toEqual([200, false])
    expect(await userOf(own)).toMatchObject({ email: marie.email })
    const left = await ask('auth/logout', `${planted}; ${own}`, 'POST')
    expect(left.headers.get('set-cookie')).toMatch(/^__Host-lake-session=;.*Max-Age=0/)
    expect(await userOf(own)).toEqual({})
  })
})

describe('leading elsewhere', () => {
  it.each([
    'https://evil.example/',
    'http://localhost:3001/',
    'http://localhost.evil.example:3000/',
    'http://localhost:3000@evil.example/',
    'http://user:secret@localhost:3000/',
    'javascript:alert(1)//localhost:3000',
    '//localhost:3000',
    '/studio',
    '',
  ])('%j is refused, with the right password too', async (origin) => {
    for (const answer of [
      await fetch(signInUrl(lake, origin)),
      await submit(signInUrl(lake, origin), marie),
    ]) {
      expect(answer.status).toBe(400)
      expect(answer.headers.has('location')).toBe(false)
      expect(await answer.text()).not.toContain('<form')
    }
  })

  it.each([
    ['a page of somebody else', { origin: 'https://evil.example' }],
    ['another site on this machine', { origin: 'http://localhost:9999' }],
    ['even the site that may use the lake', { origin: 'http://localhost:3000' }],
    ['a page without an origin', { origin: 'null' }],
  ])('the form sent by %s signs nobody in', async (_who, headers) => {
    const answer = await submit(signInUrl(lake), marie, headers)
    expect(answer.status).toBe(403)
    expect(answer.headers.has('location')).toBe(false)
  })

  it('the form sent by a request that does not say where it comes from signs nobody in', async () => {
    const body = new URLSearchParams(marie)
    const answer = await fetch(signInUrl(lake), { method: 'POST', redirect: 'manual', body })
    expect(answer.status).toBe(403)
  })
})

describe('a wrong password', () => {
  it('says so, without telling who has an account', async () => {
    const texts = await Promise.all(
      [marie.email, 'nobody@example.ch'].map(async (email) => {
        const answer = await submit(signInUrl(lake), { email, password: 'not the one' })
        expect(answer.status).toBe(401)
        return (await answer.text()).replaceAll(email, 'EMAIL')
      }),
    )
    expect(texts[0]).toContain('The email address or the password is not right.')
    expect(texts[1]).toBe(texts[0])
  })

  it('again and again has to wait, whatever comes next; others do not', async () => {
    const bob = { email: 'bob@example.ch', password: 'guess' }
    const answers = await Promise.all(Array.from({ length: 7 }, () => submit(signInUrl(lake), bob)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      ...Array.from({ length: 5 }, () => 401),
      429,
      429,
    ])
    const right = await submit(signInUrl(lake), { ...bob, password }, { 'accept-language': 'fr' })
    expect(right.status).toBe(429)
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0)
    const [, said] = /role="alert">(.*)<\/p>/.exec(await right.text()) ?? []
    expect(said).toMatch(/^Trop d’essais\. Réessayez dans \d+\ssecondes?\.$/)
    expect((await submit(signInUrl(lake), marie)).status).toBe(302)
  })

  it('or a form that is none is a clear answer, not a fault', async () => {
    expect((await submit(signInUrl(lake), {})).status).toBe(400)
    const endless = { email: marie.email, password: 'x'.repeat(20_000) }
    expect((await submit(signInUrl(lake), endless)).status).toBe(413)
    const answer = await fetch(signInUrl(lake), {
      method: 'POST',
      headers: { origin: lake.url, 'content-type': 'application/json' },
      body: '{}',
    })
    expect(answer.status).toBe(400)
  })
})

describe('behind a trusted proxy', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const wrong = { ...marie, password: 'not the one' }

  it('only a trusted proxy says where the sign-in page is', async () => {
    const folder = await scratchFolder()
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-prefix': '/lake' }
    const linkOf = async ({ url }: LakeProcess) => {
      const answer = await (await fetch(`${url}/v1/auth/providers`, { headers })).json()
      return answer.providers[0].url
    }
    const { host } = new URL(lake.url)
    expect(await linkOf(lake)).toBe(`http://${host}/v1/auth/login/local`)
    const behind = await startLake(['--data', folder, '--trust-proxy', 'loopback'])
    const { host: inside } = new URL(behind.url)
    expect(await linkOf(behind)).toBe(`https://${inside}/lake/v1/auth/login/local`)
  })

  it('a stranger who guesses keeps nobody else out', async () => {
    const folder = await scratchFolder()
    await addUser(folder, marie.email, 'editor')
    const behind = await startLake(['--data', folder, '--trust-proxy', 'loopback'])
    const guess = () => submit(signInUrl(behind), wrong, from('203.0.113.1'))
    await Promise.all(Array.from({ length: 6 }, guess))
    expect((await guess()).status).toBe(429)
    const right = await submit(signInUrl(behind), marie, from('198.51.100.7'))
    expect(right.status).toBe(302)
  })

  it('an address counts only when the proxy says it', async () => {
    const folder = await scratchFolder()
    await addUser(folder, marie.email, 'editor')
    const behind = await startLake(['--data', folder, '--trust-proxy', '10.0.0.0/8'])
    const answers = await Promise.all(
      Array.from({ length: 7 }, (_, at) =>
        submit(signInUrl(behind), wrong, from(`203.0.113.${at}`)),
      ),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
  })
})

it('every sign-in stands in the log, with the account and the client, and without what was typed', async () => {
  const folder = await scratchFolder()
  await addUser(folder, marie.email, 'editor')
  const logged = await startLake(['--data', folder, '--trust-proxy', 'loopback'])
  const headers = { 'x-forwarded-for': '203.0.113.9' }
  const typed = { email: 'a-password-by-mistake', password: 'tr0ub4dor&3' }
  for (const fields of [marie, { ...marie, password: typed.password }, typed]) {
    await submit(signInUrl(logged), fields, headers)
  }
  const lines = () => logged.lines().filter(({ msg }) => msg === 'sign-in')
  await eventually(() => expect(lines()).toHaveLength(3))
  const client = '203.0.113.9'
  expect(lines()).toMatchObject([
    { level: 30, account: marie.email, client, outcome: 'signed in' },
    { level: 40, account: marie.email, client, outcome: 'wrong password' },
    { level: 40, account: null, client, outcome: 'unknown account' },
  ])
  expect(JSON.stringify(logged.lines())).not.toMatch(
    /tr0ub4dor|by-mistake|correct horse|sk[\w-]{20}/,
  )
})

it('who signed in stays so when the lake is started again', async () => {
  const folder = await scratchFolder()
  await addUser(folder, marie.email, 'administrator')
  const first = await startLake(['--data', folder])
  const token = await signIn(first, marie)
  const note = await clientOf(first.url, token).request({
    url: '/users/me/keyvalue',
    method: 'PUT',
    body: [{ key: 'studio.layout', value: { columns: 2 } }],
  })
  await first.end('SIGKILL')
  const second = await startLake(['--data', folder])
  const client = clientOf(second.url, token)
  expect(await client.users.getById('me')).toMatchObject({ role: 'administrator' })
  expect(await client.request({ url: '/users/me/keyvalue/studio.layout' })).toEqual(note)
  expect(await signIn(second, marie)).not.toBe(token)
})
