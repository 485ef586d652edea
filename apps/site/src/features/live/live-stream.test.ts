import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { LiveEvent } from './live-event.ts'
import { createLiveStream } from './live-stream.ts'
import { isBehind } from './start-live.ts'
import { FakeSource, sources } from './testing.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(1)
  sources.length = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function stream(cursor: string | null = 'a.1') {
  const events: LiveEvent[] = []
  const options = {
    url: '/live',
    open: (url: string) => new FakeSource(url),
    onEvent: (event: LiveEvent) => events.push(event),
  }
  return { ...createLiveStream(options, () => cursor), events }
}

describe('the stream of live events', () => {
  test('asks for what came after the page was rendered', () => {
    stream('a b.1').connect()
    expect(sources.map(({ url }) => url)).toEqual(['/live?since=a%20b.1'])
    stream(null).connect()
    expect(sources[1]?.url).toBe('/live')
  })

  test('tells what it hears', () => {
    const { connect, events } = stream()
    connect()
    sources[0]?.say('welcome', { cursor: 'a.1' })
    sources[0]?.say('message', { tags: ['s1:x'], cursor: 'a.2', eventId: 'e' })
    sources[0]?.say('restart', { cursor: 'b.0' })
    expect(events).toEqual([
      { type: 'welcome', cursor: 'a.1' },
      { type: 'message', tags: ['s1:x'], cursor: 'a.2', eventId: 'e' },
      { type: 'restart', cursor: 'b.0' },
    ])
  })

  test('comes back after 1 s, 2 s, 4 s … at most 30 s, and starts over once it has heard something', () => {
    stream().connect()
    const waits = [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]
    for (const [index, wait] of waits.entries()) {
      sources[index]?.fail()
      expect(sources[index]?.closed).toBe(true)
      vi.advanceTimersByTime(wait - 1)
      expect(sources).toHaveLength(index + 1)
      vi.advanceTimersByTime(1)
      expect(sources).toHaveLength(index + 2)
    }
    sources.at(-1)?.say('welcome', { cursor: 'a.1' })
    sources.at(-1)?.fail()
    vi.advanceTimersByTime(1000)
    expect(sources).toHaveLength(waits.length + 2)
  })

  test('closed, it stays closed, and hears nothing more', () => {
    const { connect, close, events } = stream()
    connect()
    sources[0]?.fail()
    close()
    vi.advanceTimersByTime(60_000)
    sources[0]?.say('restart', { cursor: 'a.1' })
    expect(sources).toHaveLength(1)
    expect(events).toEqual([])
  })
})

test.each([
  ['a.1', 'a.2', true],
  ['a.2', 'a.2', false],
  ['a.10', 'a.9', false],
  ['b.9', 'a.1', true],
  [null, 'a.1', false],
  ['a.1', null, false],
])('%s is behind %s: %s', (cursor, other, expected) => {
  expect(isBehind(cursor, other)).toBe(expected)
})
