import { expect, test, vi } from 'vitest'
import { ChangeLog } from './change-log.ts'
import { FanOut, type FanOutOptions } from './fan-out.ts'

function setUp(options: Partial<FanOutOptions> = {}) {
  const changes = new ChangeLog({ epoch: 'e' })
  const fanOut = new FanOut({ changes, maxStreams: 20, maxStreamsPerClient: 5, ...options })
  const change = (...tags: string[]) => {
    changes.record(tags, `id-${tags[0]}`)
    fanOut.publish(tags, `id-${tags[0]}`)
  }
  return { changes, fanOut, change }
}

type Opened = ReturnType<FanOut['open']>

async function read(stream: Opened): Promise<string[]> {
  if (typeof stream === 'number') throw new Error('no stream')
  const text = await new Response(stream).text()
  return text.split('\n\n').filter((block) => block !== '')
}

test('a reader hears of every change after it came', async () => {
  const { fanOut, change } = setUp()
  change('before')
  const stream = fanOut.open('a', null, () => {})
  change('a', 'b')
  fanOut.close()
  expect(await read(stream)).toEqual([
    'id: e.1\nevent: welcome\ndata: {"cursor":"e.1"}',
    'id: e.2\nevent: message\ndata: {"tags":["a","b"],"cursor":"e.2","eventId":"id-a"}',
  ])
})

test('a reader that was away is told what it missed', async () => {
  const { changes, fanOut, change } = setUp()
  const since = changes.cursor
  change('a')
  change('b')
  const stream = fanOut.open('a', since, () => {})
  fanOut.close()
  expect((await read(stream))[1]).toBe(
    'id: e.2\nevent: message\ndata: {"tags":["b","a"],"eventId":"id-b","cursor":"e.2"}',
  )
})

test('a reader that missed nothing is only welcomed', async () => {
  const { changes, fanOut, change } = setUp()
  change('a')
  const stream = fanOut.open('a', changes.cursor, () => {})
  fanOut.close()
  expect(await read(stream)).toHaveLength(1)
})

test.each(['earlier-process.7', 'nonsense', ''])('a reader from %j starts over', async (since) => {
  const { fanOut } = setUp()
  const stream = fanOut.open('a', since, () => {})
  fanOut.close()
  expect((await read(stream))[1]).toContain('event: restart')
})

test('a reader that missed very much starts over instead of reading a long list', async () => {
  const { changes, fanOut, change } = setUp()
  const since = changes.cursor
  change(...Array.from({ length: 501 }, (_, i) => `tag-${i}`))
  const stream = fanOut.open('a', since, () => {})
  fanOut.close()
  expect((await read(stream))[1]).toContain('event: restart')
})

const end = async (stream: Opened | undefined) => {
  if (typeof stream === 'object') await stream.cancel()
}
const isOpen = (stream: Opened) => typeof stream === 'object'

test('no more streams are opened than allowed, and one that ends makes room', async () => {
  const { fanOut } = setUp({ maxStreams: 2 })
  const first = fanOut.open('a', null, () => {})
  fanOut.open('b', null, () => {})
  expect(fanOut.open('c', null, () => {})).toBe(503)
  await end(first)
  expect(isOpen(fanOut.open('c', null, () => {}))).toBe(true)
  fanOut.close()
})

test('one client has its share of the streams and no more, and others still find room', async () => {
  const { fanOut } = setUp()
  const open = (client: string) => fanOut.open(client, null, () => {})
  const mine = Array.from({ length: 5 }, () => open('a'))
  expect(mine.every(isOpen)).toBe(true)
  expect(open('a')).toBe(429)
  expect(isOpen(open('b'))).toBe(true)
  await end(mine[0])
  expect(isOpen(open('a'))).toBe(true)
  fanOut.close()
})

test('the last streams are kept for clients that have none', () => {
  const { fanOut } = setUp({ maxStreams: 10 })
  const open = (client: string) => fanOut.open(client, null, () => {})
  for (const client of ['a', 'a', 'a', 'a', 'a', 'b', 'b', 'b', 'b']) open(client)
  expect(fanOut.size).toBe(9)
  expect(open('b')).toBe(503)
  expect(isOpen(open('c'))).toBe(true)
  expect(open('d')).toBe(503)
  fanOut.close()
})

test('a reader that does not keep up is dropped, the others stay', async () => {
  const { fanOut, change } = setUp({ bufferBytes: 200 })
  const [drop, keep] = [vi.fn(), vi.fn()]
  fanOut.open('a', null, drop)
  const other = fanOut.open('b', null, keep)
  if (typeof other === 'number') throw new Error('no stream')
  const reader = other.getReader()
  await reader.read()
  change('a'.repeat(300))
  await reader.read()
  expect(drop).not.toHaveBeenCalled()
  change('b')
  expect(drop).toHaveBeenCalledOnce()
  expect(keep).not.toHaveBeenCalled()
  expect(Buffer.from((await reader.read()).value ?? []).toString()).toContain('"tags":["b"]')
  expect(fanOut.size).toBe(1)
  fanOut.close()
})

test('quiet streams are kept open by comments', async () => {
  vi.useFakeTimers()
  const { fanOut } = setUp({ heartbeatMs: 1000 })
  const stream = fanOut.open('a', null, () => {})
  vi.advanceTimersByTime(2000)
  vi.useRealTimers()
  fanOut.close()
  expect((await read(stream)).slice(1)).toEqual([':', ':'])
})
