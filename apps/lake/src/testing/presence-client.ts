import { once } from 'node:events'
import * as v from 'valibot'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'

const Spoken = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    id: v.optional(v.nullable(v.number())),
    result: v.optional(v.unknown()),
    error: v.optional(v.object({ code: v.number() })),
    method: v.optional(v.string()),
    params: v.optional(v.object({ subscription: v.string(), result: v.looseObject({}) })),
  }),
)

export interface PresenceClient {
  socket: WebSocket
  /** Asks as a Studio does, and gives the result, or the error. */
  ask(method: string, params?: Record<string, unknown>): Promise<unknown>
  /** The events heard so far; waits until there are so many. */
  heard(count: number): Promise<Record<string, unknown>[]>
  /** Heartbeats so far; waits for the next. */
  heartbeat(): Promise<void>
  /** Waits for the end and gives its code. */
  closed: Promise<number>
}

/** The headers of a browser on the Studio of these tests. */
export const fromStudio = { origin: 'http://localhost:3000' }

/** Connects to the presence of a lake as a Studio does. */
export async function connect(
  url: string,
  headers: Record<string, string> = fromStudio,
  dataset = 'production',
): Promise<PresenceClient> {
  const address = `${url.replace(/^http/, 'ws')}/v2022-06-30/socket/${dataset}?tag=sanity.studio`
  const socket = new WebSocket(address, { headers })
  onTestFinished(() => socket.terminate())
  const closed = new Promise<number>((resolve) => socket.once('close', resolve))
  const events: Record<string, unknown>[] = []
  const answers = new Map<number, (answer: unknown) => void>()
  const waiting = new Set<() => void>()
  const beats = new Set<() => void>()
  socket.on('message', (data) => {
    if (String(data) === '♥') {
      for (const beat of beats) beat()
      return
    }
    const { id, result, error, params } = v.parse(Spoken, String(data))
    if (params) {
      events.push(params.result)
      for (const look of waiting) look()
    } else answers.get(id ?? 0)?.(error ?? result)
  })
  await once(socket, 'open')

  let last = 0
  return {
    socket,
    closed,
    ask(method, params = {}) {
      last += 1
      const id = last
      socket.send(
        JSON.stringify({ jsonrpc: '2.0', id, method, params: { ...params, apiVersion: 'v1' } }),
      )
      return new Promise((resolve) => answers.set(id, resolve))
    },
    heard: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (events.length >= count) resolve(events)
        }
        waiting.add(look)
        look()
      }),
    heartbeat: () => new Promise((resolve) => beats.add(resolve)),
  }
}

/** Connects and signs in with a token, listening to everybody. */
export async function join(url: string, token: string): Promise<PresenceClient> {
  const client = await connect(url)
  await client.ask('authorization', { authorization: `Bearer ${token}` })
  await client.ask('presence_subscribe')
  return client
}
