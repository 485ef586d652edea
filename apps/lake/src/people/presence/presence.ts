import type { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Identity } from '@jalonne/lake'
import type { Logger } from 'pino'
import { type WebSocket, WebSocketServer } from 'ws'
import type { ReadCaller } from '../../caller.ts'
import { isForeign } from '../../guards/origin.ts'
import { ownCookies, sessionCookie } from '../cookie.ts'
import { type ConnectionHost, closing, PresenceConnection } from './connection.ts'
import type { PresenceEvent } from './messages.ts'

export interface PresenceOptions {
  datasets: readonly string[]
  recognise: (token: string) => Identity | null
  knowsHost: (host: string | undefined) => boolean
  allowsOrigin: (origin: string) => boolean
  isOpen: () => boolean
  readCaller: ReadCaller
  log: Pick<Logger, 'error'>
  /** Pause between heartbeats, in milliseconds. */
  heartbeatMs?: number
  /** Longest a connection may stay without telling who it is, in milliseconds. */
  introductionMs?: number
}

export interface Presence {
  /** Takes over the WebSocket connections of a server. */
  attach(server: EventEmitter): void
  /** Says goodbye to everybody. */
  close(): void
}

const most = {
  connections: 1_000,
  unknown: 100,
  unknownPerClient: 20,
  perPerson: 20,
  messageBytes: 32 * 1024,
}

/** Sends the Studios that are open in a dataset who else is there, and in which field. */
export function createPresence(options: PresenceOptions): Presence {
  const { heartbeatMs = 20_000, introductionMs = 10_000 } = options
  const sockets = new WebSocketServer({ noServer: true, maxPayload: most.messageBytes })
  const rooms = new Map(
    options.datasets.map((name) => [name, new Set<PresenceConnection>()] as const),
  )
  const clients = new WeakMap<PresenceConnection, string>()
  // Undefined where that cannot be looked up now. Thrown from a timer or a message, it would end the process.
  const lookUp = (token: string): Identity | null | undefined => {
    try {
      return options.recognise(token)
    } catch (error) {
      options.log.error({ err: error }, 'access not read')
      return undefined
    }
  }
  const everyone = () => [...rooms.values()].flatMap((room) => [...room])

  const open = (socket: WebSocket, room: Set<PresenceConnection>, request: IncomingMessage) => {
    const broadcast = (event: PresenceEvent) => {
      for (const other of room) other.send(event)
    }
    const host: ConnectionHost = {
      recognise: (token) => lookUp(token) ?? null,
      isStillKnown: (token) => lookUp(token) !== null,
      broadcast,
      claims(session) {
        const before = [...room].find(
          (other) => other !== connection && other.sessions.has(session),
        )
        if (before && before.identity?.id !== connection.identity?.id) return false
        // A copied tab, or the connection before one that broke: it no longer says that the session is over.
        before?.sessions.delete(session)
        return true
      },
      admits: ({ id }) =>
        everyone().filter(({ identity }) => identity?.id === id).length < most.perPerson,
    }
    const { base, client } = options.readCaller(request)
    const cookie = sessionCookie(ownCookies(request.headers.cookie ?? '', base))
    const connection: PresenceConnection = new PresenceConnection(socket, host, cookie)
    room.add(connection)
    clients.set(connection, client)
    const introduction = setTimeout(() => {
      if (!connection.identity) connection.close(closing.unauthorized, 'unauthorized')
    }, introductionMs)
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      clearTimeout(introduction)
      room.delete(connection)
      const { identity, sessions } = connection
      // A tab that crashed says no goodbye; without this its face would stay.
      for (const session of identity ? sessions : []) {
        broadcast({ type: 'disconnect', i: identity?.id ?? '', m: { session } })
      }
    })
  }

  const upgrade = (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy())
    const dataset = /^\/v[^/]+\/socket\/([a-z0-9_-]+)(?:\?|$)/.exec(request.url ?? '')?.[1]
    const room = rooms.get(dataset ?? '')
    const refusal = refusalOf(request, room !== undefined)
    if (refusal !== null || !room) {
      stream.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
      return
    }
    sockets.handleUpgrade(request, stream, head, (socket) => open(socket, room, request))
  }

  const refusalOf = (request: IncomingMessage, exists: boolean): string | null => {
    const { headers } = request
    const { host = '', origin, referer } = headers
    const site = headers['sec-fetch-site']
    const said = Object.entries({ origin, referer, 'sec-fetch-site': String(site ?? 'none') })
    const sent = new Headers(said.flatMap(([name, value]) => (value ? [[name, value]] : [])))
    if (!options.knowsHost(host) || isForeign(sent, host, options.allowsOrigin)) {
      return '403 Forbidden'
    }
    if (!exists) return '404 Not Found'
    const connections = everyone()
    const unknown = connections.filter(({ identity }) => !identity)
    // One client must not take the places of those who have yet to say who they are.
    const { client } = options.readCaller(request)
    const own = unknown.filter((connection) => clients.get(connection) === client)
    if (own.length >= most.unknownPerClient) return '429 Too Many Requests'
    const isFull = connections.length >= most.connections || unknown.length >= most.unknown
    return isFull || !options.isOpen() ? '503 Service Unavailable' : null
  }

  const beating = setInterval(() => {
    for (const connection of everyone()) connection.beat()
  }, heartbeatMs)
  beating.unref()

  return {
    attach: (server) => void server.on('upgrade', upgrade),
    close() {
      clearInterval(beating)
      for (const connection of everyone()) connection.close(closing.away, 'the lake is closing')
    },
  }
}
