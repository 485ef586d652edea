import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { knownQuery } from '@jalonne/assistant'

interface Change {
  id: number
  tags: string[]
}

/** A query the test is holding back. */
export interface HeldQuery {
  /** Resolves when the query has read the content but has no response yet. */
  reached: Promise<void>
  release(): void
}

/**
 * A lake whose every move a test decides: it speaks the two endpoints the server uses, over a real
 * socket, and can hold a response back, fail, forget, vanish and return.
 */
export class ScriptedLake {
  readonly titles = new Map<string, string>()
  redirects: { from: string; to: string; permanent: boolean }[] = []
  /** What editors say about the agency. */
  agency: { brand: string | null; email: string | null; closedDays?: string[] } | null = null
  agencyQueries = 0
  /** All but those of the agency and of the assistant. */
  queries = 0
  /** The status of every response to a query when it is not 200. */
  failWith: number | null = null
  /** The status of the response to the next query alone, or that its connection is cut. */
  failOnce: number | 'cut' | null = null
  /** Whether another program answers in its place: a page, with the status 200. */
  isReplaced = false
  /** Whether queries are taken and get no response. */
  hangs = false
  /** The status the event stream is refused with. */
  refuseStream: number | null = null
  refusals = 0
  /** Why every connection to the event stream is sent away once it is welcomed. */
  sendsAway: string | null = null
  /** When connections to the event stream came, in milliseconds. */
  readonly connectedAt: number[] = []
  /** `Last-Event-ID` of every connection to the event stream. */
  readonly resumedFrom: (string | null)[] = []
  /** `Authorization` of every connection to the event stream. */
  readonly streamTokens: (string | null)[] = []
  #changes: Change[] = []
  #nextId = 1
  #server: Server | null = null
  #port = 0
  readonly #streams = new Set<ServerResponse>()
  #held: { reach(): void; released: Promise<void> } | null = null

  get url(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  get streams(): number {
    return this.#streams.size
  }

  /** Listens, on the port it had before if there was one. */
  async start(): Promise<void> {
    const server = createServer((request, response) => void this.#respond(request, response))
    server.listen(this.#port, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address() as AddressInfo
    this.#port = address.port
    this.#server = server
  }

  /** Vanishes: every connection is cut. */
  async stop(): Promise<void> {
    const server = this.#server
    this.#server = null
    if (!server) return
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }

  /** Writes a page and notifies the listeners, as a lake does before it acknowledges. */
  publish(path: string, title: string): void {
    this.titles.set(path, title)
    this.emit([tagOf(path)])
  }

  emit(tags: string[]): void {
    const change = { id: this.#nextId, tags }
    this.#nextId += 1
    this.#changes.push(change)
    for (const stream of this.#streams) stream.write(frame(change))
  }

  /** Tells that events were lost. */
  restart(): void {
    for (const stream of this.#streams) stream.write('event: restart\nid: r\ndata: {}\n\n')
  }

  /** Says goodbye, as one that closes. */
  sendAway(reason: string): void {
    for (const stream of this.#streams) stream.end(goaway(reason))
  }

  /** Forgets its past, so that nobody can resume. */
  forget(): void {
    this.#changes = []
  }

  cutStreams(): void {
    for (const stream of this.#streams) stream.destroy()
  }

  /** Holds the next query back between reading and responding. */
  holdNextQuery(): HeldQuery {
    const reached = Promise.withResolvers<void>()
    const released = Promise.withResolvers<void>()
    this.#held = { reach: reached.resolve, released: released.promise }
    return { reached: reached.promise, release: released.resolve }
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.url)
    if (url.pathname.includes('/data/live/events/')) return this.#stream(request, response)
    // Never answered: what the server knows of its stream must not wait for it.
    if (url.pathname.endsWith('/check/cors')) return
    if (!url.pathname.includes('/data/query/')) return void response.writeHead(404).end('{}')
    // The assistant reads whenever it likes, and finds nothing to learn.
    if (url.searchParams.get('query') === knownQuery) {
      response.writeHead(200, json)
      return void response.end(JSON.stringify({ result: [], syncTags: ['s1:all'], ms: 0 }))
    }
    // So does who sends mails and takes calls.
    if (url.searchParams.get('query')?.includes('"settings"')) {
      this.agencyQueries += 1
      response.writeHead(200, json)
      const result = this.agency && { closedDays: null, ...this.agency }
      return void response.end(JSON.stringify({ result, syncTags: ['s1:settings'], ms: 0 }))
    }
    this.queries += 1
    if (this.hangs) return
    const fault = this.failOnce
    this.failOnce = null
    if (fault === 'cut') return void response.destroy()
    if (fault !== null) {
      response.writeHead(fault, json)
      return void response.end(JSON.stringify({ message: 'scripted failure' }))
    }
    if (this.isReplaced) {
      response.writeHead(200, { 'content-type': 'text/html' })
      return void response.end('<h1>Maintenance</h1>')
    }
    const body = this.failWith === null ? this.#read(url) : { message: 'scripted failure' }
    const held = this.#held
    this.#held = null
    held?.reach()
    await held?.released
    response.writeHead(this.failWith ?? 200, json)
    response.end(JSON.stringify(body))
  }

  #read(url: URL) {
    if (url.searchParams.get('query') === 'redirects') {
      return { result: this.redirects, syncTags: ['s1:redirects'], ms: 0 }
    }
    const path = String(JSON.parse(url.searchParams.get('$path') ?? '""'))
    const title = this.titles.get(path)
    return { result: title === undefined ? null : { title }, syncTags: [tagOf(path)], ms: 0 }
  }

  #stream(request: IncomingMessage, response: ServerResponse): void {
    if (this.refuseStream !== null) {
      this.refusals += 1
      return void response.writeHead(this.refuseStream).end()
    }
    const last = request.headers['last-event-id']
    this.connectedAt.push(performance.now())
    this.resumedFrom.push(typeof last === 'string' ? last : null)
    this.streamTokens.push(request.headers.authorization ?? null)
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write('retry: 10\nevent: welcome\ndata: {}\n\n')
    if (this.sendsAway !== null) return void response.end(goaway(this.sendsAway))
    if (typeof last === 'string') this.#replay(last, response)
    this.#streams.add(response)
    response.on('close', () => this.#streams.delete(response))
  }

  #replay(last: string, response: ServerResponse): void {
    const missed = this.#changes.filter(({ id }) => id > Number(last))
    const known =
      Number(last) === this.#nextId - 1 || this.#changes.some(({ id }) => id === Number(last))
    if (!known) return void response.write('event: restart\nid: r\ndata: {}\n\n')
    for (const change of missed) response.write(frame(change))
  }
}

// Without it the client takes the body for text, and its result for missing.
const json = { 'content-type': 'application/json' }

export const tagOf = (path: string) => `s1:${path}`

const frame = ({ id, tags }: Change) =>
  `id: ${id}\nevent: message\ndata: ${JSON.stringify({ tags })}\n\n`

const goaway = (reason: string) => `event: goaway\ndata: ${JSON.stringify({ reason })}\n\n`
