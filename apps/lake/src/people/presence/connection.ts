import { randomUUID } from 'node:crypto'
import type { Identity } from '@jalonne/lake'
import { rateLimit } from '@jalonne/node-kit/rate-limit'
import * as v from 'valibot'
import type { WebSocket } from 'ws'
import { bearerOf } from '../authenticate.ts'
import { Message, type PresenceEvent, type PresenceMessage } from './messages.ts'

const mostSubscriptions = 10
const mostSessions = 10
const mostWaitingBytes = 256 * 1024
/** A Studio says a few things a second while somebody types. */
const rate = { perMinute: 1_200, burst: 100, maxClients: 1 }

/** Codes of the WebSocket protocol and, from 4000, of Sanity's client. */
export const closing = { away: 1001, policy: 1008, tooMuch: 1013, unauthorized: 4001 } as const

export interface ConnectionHost {
  recognise(token: string): Identity | null
  /** Whether the token of somebody who was recognised still counts, as far as can be told. */
  isStillKnown(token: string): boolean
  /** Sends to everybody in the same dataset. */
  broadcast(event: PresenceEvent): void
  /** Takes a session over from this person's other connection. Whether it may speak for it: somebody else's does not. */
  claims(session: string): boolean
  /** Whether this person may have another connection. */
  admits(identity: Identity): boolean
}

/** One Studio that is connected. */
export class PresenceConnection {
  readonly sessions = new Set<string>()
  identity: Identity | null = null
  readonly #socket: WebSocket
  readonly #host: ConnectionHost
  readonly #subscriptions = new Set<string>()
  #token: string | null = null
  #isAlive = true
  readonly #messages = rateLimit(rate)

  constructor(socket: WebSocket, host: ConnectionHost, token: string | null) {
    this.#socket = socket
    this.#host = host
    if (token !== null) this.#authorize(token)
    socket.on('pong', () => {
      this.#isAlive = true
    })
    socket.on('message', (data, isBinary) => {
      if (isBinary || this.#messages.take('all') > 0)
        socket.close(closing.policy, 'too many messages')
      else this.#receive(String(data))
    })
  }

  /** Looks whether the other end is still there and still somebody, and lets it know that the lake is. */
  beat(): void {
    const isStill = this.#token === null || this.#host.isStillKnown(this.#token)
    if (!this.#isAlive) this.#socket.terminate()
    else if (!isStill) this.#refuse()
    else {
      this.#isAlive = false
      this.#socket.ping()
      this.#socket.send('♥')
    }
  }

  /** Passes on an event to each of its subscriptions. Whoever reads too slowly is let go. */
  send(event: PresenceEvent): void {
    if (this.#socket.bufferedAmount > mostWaitingBytes) this.#socket.terminate()
    for (const subscription of this.#subscriptions) {
      const params = { subscription, result: event }
      this.#write({ method: 'presence_subscription', params })
    }
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason)
  }

  #receive(text: string): void {
    const parsed = v.safeParse(Message, text)
    const error = { code: -32600, message: 'This is no message the lake knows' }
    try {
      if (parsed.success) this.#handle(parsed.output)
      else this.#write({ id: null, error })
    } catch {
      // Nested too deeply to be passed on. Thrown from here, it would end the process.
      this.close(closing.policy, 'unreadable')
    }
  }

  #handle(message: PresenceMessage): void {
    const { id } = message
    if (message.method === 'authorization') {
      const bearer = bearerOf(message.params.authorization)
      if (bearer !== null && this.#authorize(bearer)) this.#write({ id, result: 'ok' })
      else this.#refuse()
    } else if (this.identity) {
      const result = this.#resultOf(message, this.identity.id)
      const error = { code: -32602, message: 'Too many, or of somebody else' }
      this.#write(result === null ? { id, error } : { id, result })
    } else this.#refuse()
  }

  /** Handles a signed-in person's request; null when they may not. */
  #resultOf(message: Exclude<PresenceMessage, { method: 'authorization' }>, i: string) {
    switch (message.method) {
      case 'presence_subscribe': {
        if (this.#subscriptions.size >= mostSubscriptions) return null
        const subscription = randomUUID()
        this.#subscriptions.add(subscription)
        return subscription
      }
      case 'presence_unsubscribe':
        return this.#subscriptions.delete(message.params.subscriptionId)
      case 'presence_rollcall':
        this.#host.broadcast({ type: 'rollCall', i, session: message.params.session })
        return 'ok'
      case 'presence_announce': {
        const { sessionId } = message.params.data
        const isKnown = this.sessions.has(sessionId)
        if (!isKnown && this.sessions.size >= mostSessions) return null
        if (!this.#host.claims(sessionId)) return null
        this.sessions.add(sessionId)
        this.#host.broadcast({ type: 'state', i, m: message.params.data })
        return 'ok'
      }
      case 'presence_disconnect': {
        const { session } = message.params
        if (!this.sessions.delete(session)) return null
        this.#host.broadcast({ type: 'disconnect', i, m: { session } })
        return 'ok'
      }
    }
  }

  #authorize(token: string): boolean {
    const identity = this.#host.recognise(token)
    // Whoever is somebody stays them: what was announced in their name must not pass to another.
    const isOther = this.identity !== null && identity?.id !== this.identity.id
    if (!identity || isOther || (!this.identity && !this.#host.admits(identity))) return false
    this.identity = identity
    this.#token = token
    return true
  }

  #refuse(): void {
    this.#socket.close(closing.unauthorized, 'unauthorized')
  }

  #write(message: Record<string, unknown>): void {
    this.#socket.send(JSON.stringify({ jsonrpc: '2.0', ...message }))
  }
}
