import { eventually } from '@jalonne/node-kit/testing/eventually'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { readToken } from '../content/read-token.ts'
import { ScriptedLake } from '../testing/scripted-lake.ts'
import { openLakeStream } from './lake-stream.ts'

/** A subscription to a lake that sends nothing by itself. */
async function subscribed(silenceMs: number, sentAwayMs?: number, ahead = () => 0) {
  const lake = new ScriptedLake()
  await lake.start()
  onTestFinished(() => lake.stop())
  const { content } = readConfig({ SANITY_API_HOST: lake.url })
  const messages: string[] = []
  const log = pino({ base: null, timestamp: false }, { write: (line) => messages.push(line) })
  const now = () => performance.now() + ahead()
  const heard: string[] = []
  const stream = openLakeStream({
    content,
    token: readToken({ token: null, log, now }),
    log,
    now,
    silenceMs,
    ...(sentAwayMs && { sentAwayMs }),
    onChange: (tags) => heard.push(...tags),
    onConnected: () => heard.push('connected'),
    onGap: () => heard.push('gap'),
  })
  onTestFinished(() => stream.close())
  await eventually(() => expect(stream.connected).toBe(true))
  return { lake, stream, heard, messages }
}

test('a stream that falls silent is given up, and goes on from its last event', async () => {
  const { lake, heard, messages } = await subscribed(500)
  lake.emit(['s1:a'])
  await eventually(() => expect(lake.resumedFrom).toContain('1'))
  const since = () => heard.slice(heard.indexOf('s1:a'))
  await eventually(() => expect(since()).toContain('connected'))
  lake.emit(['s1:b'])
  await eventually(() => expect(since()).toContain('s1:b'))
  expect(since()).not.toContain('gap')
  const interrupted = messages.find((line) => line.includes('live events interrupted'))
  expect(interrupted).toContain('"message":"silent"')
})

test('why the lake ends the stream is told', async () => {
  const { lake, messages } = await subscribed(60_000)
  lake.sendAway('The lake is closing')
  await eventually(() =>
    expect(messages.join('')).toContain('live events ended by the lake: The lake is closing"'),
  )
})

test('a stream on which something is heard now and then is kept', async () => {
  // Time must pass; on a busy machine a step of it may take several times as long.
  const silenceMs = 4_000
  const { lake } = await subscribed(silenceMs)
  const end = performance.now() + silenceMs + 500
  for (let n = 0; performance.now() < end; n += 1) {
    await new Promise((resolve) => setTimeout(resolve, 300))
    lake.emit([`s1:${n}`])
  }
  expect(lake.resumedFrom).toEqual([null])
})

test('a connection that is lost is logged with its cause', async () => {
  const { lake, stream, messages } = await subscribed(60_000)
  lake.cutStreams()
  const interrupted = () => messages.find((line) => line.includes('live events interrupted'))
  await eventually(() => expect(interrupted()).toContain('terminated'))
  await eventually(() => expect(stream.connected).toBe(true))
})

test('a lake that refuses the server is told, though it could not be reached before', async () => {
  const { lake, messages } = await subscribed(60_000)
  await lake.stop()
  await eventually(() => expect(messages.join('')).toContain('live events interrupted'))
  lake.refuseStream = 404
  await lake.start()
  await eventually(() => expect(messages.join('')).toContain('live events refused'))
})

test('a lake that sends the server away is asked again after a while, and the next time after twice as long', async () => {
  const { lake, messages } = await subscribed(60_000, 200)
  lake.sendsAway = 'connection limit reached'
  lake.cutStreams()
  await eventually(() => expect(lake.connectedAt.length).toBe(5))
  expect(messages.join('')).toContain('live events ended by the lake: connection limit reached')
  const [, sentAway = 0, ...later] = lake.connectedAt
  expect(later[0]).toBeGreaterThan(sentAway + 195)
  expect(later[2]).toBeGreaterThan(sentAway + 195 + 395 + 795)
})

test('after a connection that lasted, a lake that sends the server away is asked again as soon as at first', async () => {
  let ahead = 0
  const { lake, stream } = await subscribed(60_000, 100, () => ahead)
  lake.sendsAway = 'connection limit reached'
  lake.cutStreams()
  // After 100, 200 and 400 ms.
  await eventually(() => expect(lake.connectedAt.length).toBe(5))
  lake.sendsAway = null
  await eventually(() => expect(stream.connected).toBe(true))
  ahead = 3_600_000
  lake.sendsAway = 'connection limit reached'
  lake.cutStreams()
  const before = lake.connectedAt.length
  await eventually(() => expect(lake.connectedAt.length).toBe(before + 2))
  const [sentAway = 0, again = 0] = lake.connectedAt.slice(-2)
  expect(again - sentAway).toBeLessThan(400)
})
