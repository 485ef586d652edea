// A few clients that take all they can get: node hostile-process.ts <address of a lake> <seconds> <paths of images…>
// It reports how often each status came back.
import { get } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { runInBackground } from '@jalonne/node-kit/background'
import { queryPath, send } from './lake-server.ts'

// They would have machines of their own: here they stand back, so that it is the lake that readers wait for.
runInBackground()

const clients = 5
const atOnce = 4
const pauseMs = 10
const streams = 500

const [url = '', seconds = '0', ...images] = process.argv.slice(2)
const end = performance.now() + Number(seconds) * 1_000
type Kind = 'queries' | 'images' | 'streams'
const counts: Record<Kind, Record<number, number>> = { queries: {}, images: {}, streams: {} }
const count = (kind: Kind, status: number) => {
  counts[kind][status] = (counts[kind][status] ?? 0) + 1
}

const many = (part: string, times: number) => part.repeat(times)
const queries: ((n: number) => string)[] = [
  (n) => queryPath(`*{"a": *{"b": *}, "n": ${n}}`),
  (n) => `${queryPath(`*{"a": *{"b": *}, "n": ${n}}`)}&resultSourceMap=true`,
  (n) => queryPath(`count(*[count(*[count(*[title == ^._id + ^.^._id + "${n}"]) > 0]) > 0])`),
  (n) => queryPath(`*${many('{a}', 3_000)}[${n}]`),
  (n) => queryPath(`$a match $b`, { a: many('a', 3_000) + n, b: `${many('a*', 30)}b` }),
  (n) => queryPath(`{"a": "${n}"}${many('{"a": a + a}', 26)}{"n": length(lower(a))}`),
  (n) => queryPath(`count(*${many('{"x": *}.x', 4)}[${n}...9])`),
  (n) => queryPath(`* | order(_id + "${n}") | order(_type + "${n}" desc)`),
]

async function askOn(client: string, lane: number): Promise<void> {
  for (let n = lane; performance.now() < end; n += atOnce) {
    const path = queries[n % queries.length]?.(n) ?? ''
    count('queries', (await send(url, path, client)).status)
    await delay(pauseMs)
  }
}

async function drawOn(client: string): Promise<void> {
  for (let n = 0; performance.now() < end; n++) {
    const path = `${images[n % images.length]}?w=8192&h=8192&fm=avif&blur=${2_000 - n}`
    count('images', (await send(url, path, client)).status)
    await delay(pauseMs)
  }
}

/** Opens event streams and keeps them. */
async function hoard(client: string): Promise<void> {
  const headers = { 'x-forwarded-for': client }
  const address = new URL('/v2025-02-19/data/live/events/production', url)
  for (let n = 0; n < streams && performance.now() < end; n++) {
    const status = await new Promise<number>((resolve) => {
      get(address, { headers, agent: false }, (incoming) => {
        incoming.resume().on('error', () => {})
        resolve(incoming.statusCode ?? 0)
      }).on('error', () => resolve(0))
    })
    count('streams', status)
    await delay(pauseMs)
  }
}

await Promise.all(
  Array.from({ length: clients }, (_, at) => `203.0.113.${at + 1}`).flatMap((client) => [
    ...Array.from({ length: atOnce }, (_, lane) => askOn(client, lane)),
    drawOn(client),
    drawOn(client),
    hoard(client),
  ]),
)
process.send?.(counts, () => process.exit())
