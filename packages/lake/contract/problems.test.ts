import { request as httpRequest } from 'node:http'
import { ClientError } from '@sanity/client'
import { expect, test } from 'vitest'
import { workerQueries } from '../src/node.ts'
import { serveLake } from './support/serve-lake.ts'

const queryPath = '/v2025-02-19/data/query/production'
const mutatePath = '/v2025-02-19/data/mutate/production'

async function refusal(promise: Promise<unknown>): Promise<ClientError> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (error instanceof ClientError) return error
  throw new Error(`Expected a ClientError, got ${error}`)
}

test('a request that names another project is refused, whatever it asks for', async () => {
  const { client, url } = await serveLake()
  const other = client().withConfig({ projectId: 'abc123' })
  const error = await refusal(other.fetch('*'))
  expect(error.statusCode).toBe(404)
  expect(error.message).toContain('This lake has the project "jalonne", not "abc123"')
  expect((await refusal(other.create({ _type: 'page' }))).statusCode).toBe(404)
  expect(await client().fetch('count(*)')).toBe(0)
  const unnamed = await fetch(`${url}${queryPath}?query=1`)
  expect(unnamed.status).toBe(200)
})

const alternatives = (count: number) => Array(count).fill('title match "a b c"').join(' || ')

test('GROQ that does not parse is answered with 400, and the client shows where', async () => {
  const { client } = await serveLake()
  const error = await refusal(client(null).fetch('*[_type == "page"'))
  expect(error.statusCode).toBe(400)
  expect(error.message).toContain('GROQ query parse error')
  expect(error.details).toMatchObject({ type: 'queryParseError', query: '*[_type == "page"' })
})

test.each([
  ['a function this lake lacks', 'geo::distance(geo::latLng(1,2), geo::latLng(3,4))', /geo::/],
  ['a missing parameter', '*[_id == $id]', /param \$id referenced, but not provided/],
  ['more alternatives than can be planned', `*[${alternatives(2_000)}]`, /./],
  ['more text than can be parsed', `*[${alternatives(20_000)}]`, /longer than/],
  ['brackets too deep to evaluate', `${'('.repeat(5000)}1${')'.repeat(5000)}`, /./],
])('%s is answered with 400', async (_what, query, message) => {
  const { client } = await serveLake()
  const error = await refusal(client('viewer-token').fetch(query))
  expect(error.statusCode).toBe(400)
  expect(error.message).toMatch(message)
})

test('whoever has no token sends no more than a reader needs', async () => {
  const { client } = await serveLake()
  const ids = Array.from({ length: 10_000 }, (_, n) => `page-${n}`)
  const error = await refusal(client(null).fetch('*[_id in $ids]', { ids }))
  expect(error.statusCode).toBe(413)
  expect(await client('viewer-token').fetch('*[_id in $ids]', { ids })).toEqual([])
})

test('a query that would never end is given up', async () => {
  const { client } = await serveLake({ limits: { queryMs: 50 } })
  const numbers = `[${Array.from({ length: 200 }, (_, n) => n)}]`
  const query = `count(${numbers}[count(${numbers}[count(${numbers}[count(${numbers}[@ > ^]) > 0]) > 0]) > 0])`
  const error = await refusal(client(null).fetch(query))
  expect(error.statusCode).toBe(408)
})

test.each([
  ['goes through everything for everything', '*{..., "x": *[title match ^.title]}', 408],
  ['is slow for each document', `*[${alternatives(600)}]`.replaceAll('title', 'title + ""'), 408],
  ['repeats everything in its result', '*{"x": *}', 400],
  ['keeps everything for everything', 'count(*[count([...*, ^._id]) < 0])', 408],
])('a query that %s is given up, and others are answered', async (_what, query, status) => {
  const limits = { queryMs: 250, resultBytes: 4 * 1024 * 1024 }
  const { client, lake } = await serveLake({ limits })
  const pages = Array.from({ length: 3_000 }, (_, n) => {
    return { create: { _id: `page-${n}`, _type: 'page', title: `Page ${n} of many` } }
  })
  await lake.mutate('production', pages)
  const [error, title] = await Promise.all([
    refusal(client(null).fetch(query)),
    client(null).fetch('*[_id == "page-7"][0].title'),
  ])
  expect(error.statusCode).toBe(status)
  expect(title).toBe('Page 7 of many')
})

test('a hundred visitors are answered while a query runs away', async () => {
  const limits = { queryMs: 20_000, blockMs: 50 }
  const { client, lake } = await serveLake({ limits, slowQueries: workerQueries() })
  const pages = Array.from({ length: 1_000 }, (_, n) => {
    return { create: { _id: `page-${n}`, _type: 'page', title: `Page ${n}` } }
  })
  await lake.mutate('production', pages)
  const leaving = new AbortController()
  let isOver = false
  const endless = 'count(*[count(*[count(*[title == ^.title + ^.^.title]) == 0]) > 0])'
  const left = client(null)
    .fetch(endless, {}, { signal: leaving.signal })
    .finally(() => {
      isOver = true
    })
  const visit = async (n: number) => {
    expect(await client(null).fetch(`*[_id == "page-${n}"][0].title`)).toBe(`Page ${n}`)
  }
  for (let n = 0; n < 100; n += 10) {
    await Promise.all(Array.from({ length: 10 }, (_, more) => visit(n + more)))
  }
  expect(isOver).toBe(false)
  leaving.abort()
  await expect(left).rejects.toThrow()
})

test('a wrong token is refused everywhere, and so is writing without one', async () => {
  const { client } = await serveLake()
  const write = (token: string | null) => client(token).create({ _type: 'page' })
  expect((await refusal(client('wrong').fetch('*'))).statusCode).toBe(401)
  expect((await refusal(client('wrong').getDocument('a'))).statusCode).toBe(401)
  expect((await refusal(write('wrong'))).statusCode).toBe(401)
  expect((await refusal(write(null))).statusCode).toBe(401)
  expect((await refusal(write('viewer-token'))).statusCode).toBe(403)
})

test.each([
  ['broken JSON', '{"mutations": [', 400],
  ['a list where an object belongs', '[]', 400],
  ['no mutations', '{}', 400],
  ['an operation nobody knows', '{"mutations": [{"explode": {}}]}', 400],
  [
    'two operations in one',
    '{"mutations": [{"create": {"_type": "a"}, "delete": {"id": "a"}}]}',
    400,
  ],
  ['a document without a type', '{"mutations": [{"create": {"_id": "a"}}]}', 400],
  ['an id nobody can ask for', '{"mutations": [{"create": {"_id": "a/b", "_type": "a"}}]}', 400],
  ['a patch of nothing', '{"mutations": [{"patch": {"set": {"a": 1}}}]}', 400],
  [
    'a path that is none',
    '{"mutations": [{"create": {"_id": "a", "_type": "a"}}, {"patch": {"id": "a", "set": {"a[": 1}}}]}',
    400,
  ],
  [
    'a text patch that is none',
    '{"mutations": [{"create": {"_id": "a", "_type": "a", "t": "x"}}, {"patch": {"id": "a", "diffMatchPatch": {"t": "nonsense"}}}]}',
    400,
  ],
  ['an increase by a word', '{"mutations": [{"patch": {"id": "a", "inc": {"n": "one"}}}]}', 400],
  [
    'a name that would break queries',
    '{"mutations": [{"create": {"_type": "a", "hasOwnProperty": 1}}]}',
    400,
  ],
  [
    'a name that is no field in JavaScript',
    '{"mutations": [{"create": {"_type": "a", "__proto__": {"b": 1}}}]}',
    400,
  ],
  [
    'a path to what is no field in JavaScript',
    '{"mutations": [{"create": {"_id": "a", "_type": "a"}}, {"patch": {"id": "a", "set": {"__proto__": {"b": 1}}}}]}',
    400,
  ],
  [
    'values nested without end',
    `{"mutations": [{"create": {"_type": "a", "x": ${'['.repeat(9000)}${']'.repeat(9000)}}}]}`,
    400,
  ],
  ['a query that does not parse', '{"mutations": [{"delete": {"query": "*["}}]}', 400],
  [
    'too many bytes',
    JSON.stringify({ mutations: [{ create: { _type: 'a', text: 'x'.repeat(70_000) } }] }),
    413,
  ],
])('a write with %s is answered with a clear refusal', async (_what, body, status) => {
  const { url, lake } = await serveLake({ limits: { bodyBytes: 64 * 1024 } })
  const headers = { authorization: 'Bearer editor-token', 'content-type': 'application/json' }
  const answer = await fetch(url + mutatePath, { method: 'POST', body, headers })
  expect(answer.status).toBe(status)
  const problem = await answer.json()
  expect(problem).toMatchObject({ statusCode: status, error: { type: expect.any(String) } })
  expect(problem.error.description.length).toBeGreaterThan(10)
  expect(lake.count('production')).toBe(0)
})

test.each([
  ['no query', `${queryPath}`, 400],
  ['a parameter that is no JSON', `${queryPath}?query=1&$x=oops`, 400],
  ['a perspective nobody knows', `${queryPath}?query=1&perspective=a/b`, 400],
  ['a switch that is neither on nor off', `${queryPath}?query=1&returnQuery=perhaps`, 400],
  ['a dataset that does not exist', '/v2025-02-19/data/query/other?query=1', 404],
  ['a path that is not UTF-8', '/v2025-02-19/data/query/%E0%A4%A?query=1', 404],
  ['an endpoint that does not exist', '/v2025-02-19/jobs', 404],
  ['no API version', '/data/query/production?query=1', 404],
])('a request with %s is answered with a clear refusal', async (_what, path, status) => {
  const { url } = await serveLake()
  // node:http sends the path as it is; fetch would tidy it up.
  const answer = await new Promise<{ status: number | undefined; body: string }>(
    (resolve, reject) => {
      const sent = httpRequest(url, { path }, (response) => {
        let text = ''
        response.on('data', (chunk) => {
          text += chunk
        })
        response.on('end', () => resolve({ status: response.statusCode, body: text }))
      })
      sent.on('error', reject).end()
    },
  )
  expect(answer.status).toBe(status)
  expect(JSON.parse(answer.body)).toMatchObject({
    statusCode: status,
    message: expect.stringMatching(/.{10}/),
  })
})

const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`

test.each([
  ['parameters of a query', queryPath, `{"query": "$p", "params": {"p": ${deep(5_000)}}}`],
  [
    'parameters of a mutation',
    mutatePath,
    `{"mutations": [{"delete": {"query": "*[_id == $p]", "params": {"p": ${deep(5_000)}}}}]}`,
  ],
  ['what a mutation does not read', mutatePath, `{"mutations": [], "meta": ${deep(5_000)}}`],
  [
    'a value to set',
    mutatePath,
    `{"mutations": [{"patch": {"id": "a", "set": {"x": ${deep(5_000)}}}}]}`,
  ],
  ['an action', '/v1/data/actions/production', `{"actions": [${deep(5_000)}]}`],
  ['a setting', '/v1/users/me/keyvalue', `[{"key": "k", "value": ${deep(5_000)}}]`],
])('%s nested without end: a clear refusal', async (_what, path, body) => {
  const { url } = await serveLake()
  const headers = { authorization: 'Bearer editor-token' }
  const method = path.includes('keyvalue') ? 'PUT' : 'POST'
  const answer = await fetch(url + path, { method, body, headers })
  expect(answer.status).toBe(400)
  expect((await answer.json()).error.description).toBe('The body is nested deeper than 120 levels')
})

test('a parameter of an address nested without end is refused, one as deep as a document is not', async () => {
  const { url } = await serveLake()
  for (const path of [queryPath, '/v1/data/listen/production']) {
    const answer = await fetch(`${url}${path}?query=$p&$p=${'['.repeat(3_000)}${']'.repeat(3_000)}`)
    expect(answer.status).toBe(400)
    expect((await answer.json()).error.description).toMatch(/\$p is nested deeper than/)
  }
  const fine = await fetch(`${url}${queryPath}?query=$p&$p=${encodeURIComponent(deep(100))}`)
  expect(fine.status).toBe(200)
})

test('a POST query with the wrong shape is answered with 400', async () => {
  const { url } = await serveLake()
  for (const body of ['', 'null', '{"query": 5}', '{"query": "1", "params": []}']) {
    const answer = await fetch(url + queryPath, { method: 'POST', body })
    expect([body, answer.status]).toEqual([body, 400])
  }
})

test('endpoints that do not exist are recorded', async () => {
  const seen: string[] = []
  const { url, lake } = await serveLake({ onUnknownEndpoint: ({ method }) => seen.push(method) })
  await fetch(`${url}/v1/intake/feedback`, { method: 'POST', body: '{}' })
  expect(lake.unknownEndpoints()).toEqual([{ method: 'POST', path: '/v1/intake/feedback' }])
  expect(seen).toEqual(['POST'])
})

test('browsers of allowed origins may read answers, others may not', async () => {
  const site = 'http://localhost:3000'
  const { url } = await serveLake({ allowOrigin: (origin) => origin === site })
  const ask = (origin: string, method = 'GET') =>
    fetch(`${url}${queryPath}?query=1`, {
      method,
      headers: {
        origin,
        ...(method === 'OPTIONS'
          ? {
              'access-control-request-method': 'GET',
              'access-control-request-headers': 'x-sanity-tag',
            }
          : {}),
      },
    })
  const allowed = await ask(site)
  expect(allowed.headers.get('access-control-allow-origin')).toBe(site)
  expect(allowed.headers.get('access-control-allow-credentials')).toBe('true')
  const preflight = await ask(site, 'OPTIONS')
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-headers')).toBe('x-sanity-tag')

  const other = await ask('http://evil.example')
  expect(other.headers.has('access-control-allow-origin')).toBe(false)
  expect((await ask('http://evil.example', 'OPTIONS')).status).toBe(403)
  const check = await fetch(`${url}/v1/check/cors`, { headers: { origin: 'http://evil.example' } })
  expect(await check.json()).toEqual({ result: { allowed: false, withCredentials: false } })
})

test('ping answers', async () => {
  const { url, lake, client } = await serveLake()
  expect(await (await fetch(`${url}/v1/ping`)).text()).toBe('PONG')
  // As the Studio asks while it waits for a write to come back.
  const address = new URL(client().getUrl(client().getDataUrl('ping')))
  expect(address.pathname).toBe('/v2025-02-19/data/ping/production')
  expect((await fetch(address)).status).toBe(200)
  expect((await fetch(`${url}/v1/data/ping/elsewhere`)).status).toBe(404)
  expect(lake.unknownEndpoints()).toEqual([])
})
