import { expect, test } from 'vitest'
import { mediaType, readFields } from './read-fields.ts'

const form = 'application/x-www-form-urlencoded'
const posted = (body: BodyInit, type: string, headers: Record<string, string> = {}) =>
  new Request('http://localhost/api', {
    method: 'POST',
    headers: { 'content-type': type, ...headers },
    body,
    duplex: 'half',
  } as RequestInit)
/** A body that does not say how long it is, in pieces. */
const streamed = (...pieces: (string | Uint8Array<ArrayBuffer>)[]) =>
  new ReadableStream({
    start(controller) {
      const encoder = new TextEncoder()
      for (const piece of pieces)
        controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece)
      controller.close()
    },
  })

test.each(['application/json', 'text/plain', 'Application/JSON; charset=utf-8'])(
  '%s is read as JSON',
  async (type) => {
    expect(await readFields(posted('{"name":"Zoé"}', type), 100)).toEqual({ name: 'Zoé' })
  },
)

test('the fields of a form are read, and those about it gathered', async () => {
  const body = 'name=Zo%C3%A9&meta.page=%2Ffr&meta.source=quiz&meta=x&meta.a.b=deep&xmeta.page=y'
  expect(await readFields(posted(body, form), 200)).toEqual({
    name: 'Zoé',
    meta: { page: '/fr', source: 'quiz' },
    'meta.a.b': 'deep',
    'xmeta.page': 'y',
  })
})

test('a body in pieces is read whole, a letter that lies in two of them as well', async () => {
  const bytes = new TextEncoder().encode('{"name":"é"}')
  const body = streamed(bytes.slice(0, 10), bytes.slice(10))
  expect(await readFields(posted(body, 'text/plain'), 100)).toEqual({ name: 'é' })
})

test.each<[string, number, Request]>([
  ['another type', 415, posted('{}', 'text/csv')],
  ['no type', 415, posted(streamed('{}'), '')],
  ['broken JSON', 400, posted('{', 'text/plain')],
  ['a length that is too long', 413, posted('{}', 'text/plain', { 'content-length': '11' })],
  ['pieces that are too long', 413, posted(streamed('"12345', '67890"'), 'text/plain')],
  ['bytes that are no text', 400, posted(new Uint8Array([0x22, 0xff, 0x22]), 'text/plain')],
  ['pieces that are no text', 400, posted(streamed(new Uint8Array([0x22, 0xff])), 'text/plain')],
  ['text that ends within a letter', 400, posted(streamed(new Uint8Array([0xc3])), 'text/plain')],
])('%s is refused with %i', async (_, status, request) => {
  await expect(readFields(request, 10)).rejects.toMatchObject({ name: 'UnreadableBody', status })
})

test('what is as long as it may be is read', async () => {
  const text = '"12345678"'
  expect(await readFields(posted(text, 'text/plain', { 'content-length': '10' }), 10)).toBe(
    '12345678',
  )
  expect(await readFields(posted(streamed(text), 'text/plain'), 10)).toBe('12345678')
})

test('a kind is told without its parameters, none as nothing', () => {
  expect(mediaType(posted('', ' Text/Plain ; charset=utf-8'))).toBe('text/plain')
  expect(mediaType(new Request('http://localhost'))).toBe('')
})
