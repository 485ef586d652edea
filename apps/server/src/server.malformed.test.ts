import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { startSite } from './testing/start-site.ts'

/** One request, byte by byte; `lines` are headers, the connection ends after the response. */
const message = (start: string, lines: string[] = [], body = '') =>
  [`${start} HTTP/1.1`, 'host: localhost', ...lines, 'connection: close', '', body].join('\r\n')

const posted = (path: string, type: string, body: string) =>
  message(`POST ${path}`, [`content-type: ${type}`, `content-length: ${body.length}`], body)

const chunked = (body: string) => `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`
const inChunks = 'transfer-encoding: chunked'
const nested = '['.repeat(5_000) + ']'.repeat(5_000)
const multipart = 'multipart/form-data; boundary=x'

test.each([
  ['PUT', message('PUT /fr'), 405],
  ['PUT in chunks', message('PUT /fr', [inChunks], chunked('hello')), 405],
  ['POST of a large body', posted('/fr', 'text/plain', 'x'.repeat(70_000)), 405],
  [
    'POST of a large body in chunks',
    message('POST /fr', [inChunks], chunked('x'.repeat(70_000))),
    405,
  ],
  ['a method of WebDAV', message('PROPFIND /fr'), 405],
  ['a method with a body and none', message('QUERY /fr'), 405],
  ['TRACE', message('TRACE /fr'), 405],
  ['CONNECT', message('CONNECT localhost:80'), 405],
  ['OPTIONS *', message('OPTIONS *'), 400],
  ['PUT of a form', message('PUT /api/contact', [inChunks], chunked('{}')), 405],
  ['two hosts', message('GET /fr', ['host: evil.example']), 400],
  ['the same host twice', message('GET /fr', ['Host: localhost']), 400],
  ['two hosts for the API', message('POST /api/contact', ['host: evil.example']), 400],
  ['a host that is none', message('GET /fr/x').replace('localhost', 'a b'), 400],
  ['a host with half an address', message('GET /fr/x').replace('localhost', '[::1'), 400],
  ['a host with a port that is none', message('GET /fr/x').replace('localhost', 'a:99999'), 400],
  ['no host of HTTP/1.0', 'GET /fr HTTP/1.0\r\n\r\n', 400],
  ['another scheme', message('GET ftp://localhost/fr'), 400],
  ['an absolute target without a host', message('GET http:///fr'), 400],
  ['an absolute target with half a host', message('GET http://[::1/fr'), 400],
  ['a target that is no path', message('GET *'), 400],
  ['a target that is only a query', message('GET ?a=b'), 400],
  ['half an escape', message('GET /fr/%zz'), 400],
  ['half an escape for the API', message('POST /api/%zz'), 404],
  ['half an escape for an image', message('GET /share/%zz.png?v=%ff'), 404],
  ['half an escape for a sheet', message('GET /contours/%zz.svg'), 404],
  ['half an escape to come back to', message('GET /api/draft/disable?to=%zz'), 303],
  ['half an escape in a cookie', message('GET /', ['cookie: langChoice=%E0%A4%A']), 307],
  ['languages that are none', message('GET /pricing', ['accept-language: ;;;q=x,,*;q=9']), 307],
  ['a length and chunks', message('POST /fr', ['content-length: 3', inChunks], chunked('a')), 400],
  ['two lengths', message('POST /fr', ['content-length: 3', 'content-length: 4'], 'abc'), 400],
  ['chunks that are none', message('POST /fr', [inChunks], 'zz\r\nhello'), 400],
  ['an expectation nobody meets', message('GET /fr', ['expect: something']), 417],
  ['broken JSON', posted('/api/contact', 'application/json', '{"name":'), 400],
  ['JSON nested deeply', posted('/api/contact', 'application/json', nested), 422],
  [
    'a report nested deeply',
    posted('/api/error', 'application/json', nested.slice(2_500, 7_500)),
    422,
  ],
  ['a query nested deeply', posted('/api/draft/content', 'application/json', nested), 400],
  ['JSON that is no text', posted('/api/contact', 'application/json', '\xff\xfe'), 400],
  [
    'a form with half an escape',
    posted('/api/contact', 'application/x-www-form-urlencoded', 'name=%zz&%='),
    422,
  ],
  ['a form in parts', posted('/api/contact', multipart, 'hello'), 415],
  ['a broken form in parts', posted('/api/draft/share', multipart, 'hello'), 400],
  [
    'a broken form in parts and chunks',
    message('POST /api/draft/share', [`content-type: ${multipart}`, inChunks], chunked('hello')),
    400,
  ],
  [
    'a large form in chunks',
    message(
      'POST /api/draft/share',
      [`content-type: ${multipart}`, inChunks],
      chunked('x'.repeat(70_000)),
    ),
    413,
  ],
])('%s is the sender’s fault, and answered as such', async (_, bytes, status) => {
  await using site = await startSite({ env: { SANITY_API_READ_TOKEN: 'sk-test' } })
  await site.get('/fr')
  const response = await site.raw(bytes)
  expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  if (status === 405) expect(response).toMatch(/^allow: |^HTTP\/1.1 405 .*\r\nConnection: close/im)
  expect(response).not.toMatch(/\bat .*\.[tj]s/)
  expect((await site.get('/fr')).status).toBe(200)
})

/** Numbers that look random and are the same in every run (a linear congruential generator). */
function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return Math.floor((state / 2 ** 32) * sides)
  }
}

test('requests with bytes exchanged at random never bring an error of the server', async () => {
  await using site = await startSite({ env: { SANITY_API_READ_TOKEN: 'sk-test' } })
  const originals = [
    message('GET /fr/pricing?plan=pro', ['accept-encoding: br, gzip', 'if-none-match: W/"a"']),
    message('GET /contours/pricing.svg?v=1', ['accept-language: fr;q=0.8, en']),
    message('GET /share/fr/pricing.png?v=abc', ['cookie: langChoice=fr; a=b']),
    posted('/api/contact', 'application/json', '{"type":"mail","name":"N","meta":{"page":"/fr"}}'),
    posted('/api/error', 'text/plain', '{"message":"x","meta":{"page":"/fr"}}'),
    message(
      'POST /api/draft/share',
      [`content-type: ${multipart}`, inChunks],
      chunked('--x\r\n--x--'),
    ),
  ]
  const strange = [
    '\0',
    '\n',
    '\r\n',
    '%',
    '%00',
    '/',
    '\\',
    '..',
    ':',
    ' ',
    '\xff',
    '"',
    '{',
    '[',
    'é',
    '?',
    '#',
  ]
  const roll = dice(11)
  for (let round = 0; round < 400; round += 1) {
    let bytes = originals[roll(originals.length)] ?? ''
    for (let change = 0; change <= roll(3); change += 1) {
      const at = roll(bytes.length)
      bytes = bytes.slice(0, at) + strange[roll(strange.length)] + bytes.slice(at + roll(4))
    }
    // A body that got longer than announced may wait for more: the end of the sending is the end of the request.
    const response = await site.raw(bytes, { end: true })
    expect(response, bytes).toMatch(/^(?:HTTP\/1.1 [1-4]\d\d |$)/)
    expect(response, bytes).not.toMatch(/\bat .*\.[tj]s/)
  }
  expect((await site.get('/fr')).status).toBe(200)
})

test('a client that asks for a tunnel and hangs up takes nobody else’s page away', async () => {
  await using site = await startSite()
  for (let round = 0; round < 50; round += 1) {
    const socket = connect(site.port, '127.0.0.1')
    await once(socket, 'connect')
    await new Promise((written) => socket.write('CONNECT a:1 HTTP/1.1\r\n\r\n', written))
    socket.resetAndDestroy()
  }
  expect((await site.get('/fr')).status).toBe(200)
})
