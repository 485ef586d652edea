import { connect } from 'node:net'
import { Random } from '../../src/testing/random.ts'
import { type Child, mutate, startChild } from '../support/child.ts'
import { atMost, type Measure, note } from '../support/report.ts'

const requests = 10_000
const atOnce = 16
const seed = 99
const mib = 1024 * 1024

const paths = [
  '/v2025-02-19/data/query/production',
  '/v1/data/query/nowhere',
  '/vX/data/doc/production/a,,drafts.,',
  '/v2025-02-19/data/mutate/production',
  '/v2025-02-19/data/actions/production',
  '/v2025-02-19/data/history/production/transactions/a',
  '/v2025-02-19/data/history/production/documents/a',
  '/v2025-02-19/data/history/production/events/documents/a',
  '/v2025-02-19/assets/images/production',
  '/v2025-02-19/users/me/keyvalue',
  '/images/bench/production/x-1x1.png',
  '/v2025-02-19/%E0%A4%A',
  '//',
]
const parameterNames = [
  'query',
  '$a',
  'perspective',
  'limit',
  'time',
  'revision',
  'resultSourceMap',
  'w',
  'returnIds',
]
const parameterValues = [
  '*[',
  '*[_type == "page"',
  '((((((',
  '"',
  '{"a":',
  '*[a[b[c[d',
  '-1',
  'NaN',
  '\u0000',
  '💥',
  'drafts,,raw',
  '*{"x": *{"y": *}}',
  'count(*[@ match "*"])',
  'dateTime("never") + {}',
  'a'.repeat(3_000),
  '["$n"...$m]',
  'pt::text(1) + geo::x()',
]
const bodies = [
  '',
  '{',
  '[]',
  'null',
  '{"mutations": [{}]}',
  '{"mutations": {"length": 1e9}}',
  '{"mutations": [{"create": {"_id": "../../x", "_type": 5}}]}',
  '{"mutations": [{"patch": {"id": "a", "set": {"x[": 1}}}]}',
  '{"mutations": [{"patch": {"id": "a", "insert": {"after": "x[-1]", "items": 5}}}]}',
  '{"mutations": [{"patch": {"query": "*[", "set": {}}}]}',
  '{"mutations": [{"patch": {"id": "page", "diffMatchPatch": {"title": "@@ -1,4 +1,9 @@"}}}]}',
  '{"actions": [{"actionType": "sanity.action.document.publish", "draftId": "drafts.page"}]}',
  '{"actions": [{"actionType": "sanity.action.document.edit", "draftId": "x", "publishedId": "y", "patch": 1}]}',
  `{"query": "${'('.repeat(2_000)}"}`,
  `${'['.repeat(20_000)}`,
  '\uFFFD\u0000\u0001',
]

function malformed(random: Random): string {
  if (random.chance(0.1)) return `${random.pick(parameterValues)} / HTTP/9.9\r\n\r\n`
  const names = Array.from({ length: random.below(4) }, () => random.pick(parameterNames))
  const search = names
    .map((name) => `${name}=${encodeURIComponent(random.pick(parameterValues))}`)
    .join('&')
  const method = random.pick(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'BREW'])
  const body = random.pick(bodies)
  const length = random.chance(0.1) ? random.pick(['-1', 'many', '3']) : Buffer.byteLength(body)
  const headers = [
    'host: localhost',
    'connection: close',
    `content-length: ${length}`,
    random.pick([
      'content-type: application/json',
      'content-type: x',
      'last-event-id: x-9',
      'accept: ,;',
    ]),
    random.pick(['authorization: Bearer', 'range: bytes=9-1', 'cookie: ===', 'if-none-match: "']),
  ]
  return `${method} ${random.pick(paths)}?${search} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n${body}`
}

/** Sends bytes as they are; gives the status of the response, or 0 where the connection was just closed. */
function send(port: number, request: string): Promise<number> {
  return new Promise((resolve) => {
    let response = ''
    const socket = connect(port, '127.0.0.1')
    socket.setTimeout(10_000, () => socket.destroy())
    socket.on('data', (data) => {
      response += data.toString('latin1', 0, 64)
      // Refusals are all that is looked for; some requests are right by chance, and one of them listens.
      socket.destroy()
    })
    socket.on('error', () => socket.destroy())
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1] ?? 0)))
    socket.write(request)
    socket.end()
  })
}

async function sendAll(child: Child, random: Random, count: number): Promise<Map<number, number>> {
  const port = Number(new URL(child.url).port)
  const statuses = new Map<number, number>()
  let left = count
  const sender = async () => {
    while (left-- > 0) {
      const request = malformed(random)
      const status = await send(port, request)
      if (status >= 500) note(`${status} for ${request.slice(0, 300)}`)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, sender))
  return statuses
}

/** Requests that make no sense, from one seed, on raw connections. */
export async function measureMalformed(): Promise<Measure[]> {
  const lake = await startChild('lake-process.ts', ['-', '0', '{"queryMs": 500}'])
  try {
    await mutate(lake.url, [{ create: { _id: 'page', _type: 'page', title: 'Page' } }])
    const random = new Random(seed)
    const first = await sendAll(lake, random, requests / 2)
    const before = await lake.memory()
    const second = await sendAll(lake, random, requests / 2)
    const after = await lake.memory()
    const all = [...first, ...second]
    const failed = all.reduce((sum, [status, count]) => sum + (status >= 500 ? count : 0), 0)
    const refused = all.reduce((sum, [status, count]) => sum + (status >= 400 ? count : 0), 0)
    const grown = (after.heapUsed - before.heapUsed) / mib
    return [
      {
        what: `${requests} malformed requests: answered with 4xx`,
        measured: String(refused - failed),
      },
      { what: 'answered with 5xx', measured: String(failed), target: '= 0', isKept: failed === 0 },
      {
        what: 'the lake afterwards',
        measured: lake.isAlive ? 'alive' : 'gone',
        target: 'alive',
        isKept: lake.isAlive,
      },
      atMost('memory the second half added', grown, 8, 'MiB'),
    ]
  } finally {
    await lake.stop()
  }
}
