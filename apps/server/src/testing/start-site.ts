import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { eventually } from '@jalonne/node-kit/testing/eventually'
import { type Logger, pino } from 'pino'
import { readConfig } from '../config/config.ts'
import { type SiteServerOptions, startSiteServer } from '../server.ts'
import type { Health } from '../transport/health.ts'
import type { StaticFiles } from '../transport/static-files.ts'
import { fakeSite } from './fake-site.ts'
import { ScriptedLake } from './scripted-lake.ts'

export interface SiteResponse {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  text: string
}

/** A server on a port of its own, and what a test does to it. */
export interface RunningSite extends AsyncDisposable {
  lake: ScriptedLake
  port: number
  get(path: string, headers?: OutgoingHttpHeaders, method?: string): Promise<SiteResponse>
  /** Sends bytes as they are, and with `end` nothing after them; reads what comes until the connection ends. */
  raw(bytes: string, options?: { end: boolean }): Promise<string>
  health(): Promise<Health>
  /** Does something the lake sends an event of, and waits until the server has it. */
  receives(act: () => void): Promise<void>
  /** Waits until the server knows that the lake is there, or is not. */
  lakeIs(state: 'connected' | 'disconnected'): Promise<void>
  close(): Promise<void>
}

export interface StartOptions {
  env?: Record<string, string>
  site?: SiteServerOptions['site']
  files?: StaticFiles
  now?: () => number
  /** Where visitors' words go; what is not given refuses them. */
  inbox?: Partial<SiteServerOptions['inbox']>
  /** Another lake than the scripted one, by its address. */
  lakeUrl?: string
  /** Who is told what the server logs, where a test wants to know. */
  log?: Logger
  /** The scripted lake of an earlier server, which is away until its `start` brings it back. */
  lake?: ScriptedLake
}

/** Starts a server in front of a scripted lake with two pages, and waits until it gets its events. */
export async function startSite(options: StartOptions = {}): Promise<RunningSite> {
  const lake = options.lake ?? new ScriptedLake()
  lake.titles.set('/', 'Home').set('/pricing', 'Pricing')
  if (!options.lake) await lake.start()
  const server = await startSiteServer({
    config: readConfig({
      SITE_PORT: '0',
      SITE_ORIGIN: 'http://localhost:4600',
      SANITY_API_HOST: options.lakeUrl ?? lake.url,
      ...options.env,
    }),
    site: options.site ?? fakeSite(),
    files: options.files ?? new Map(),
    inbox: { ...closedInbox, ...options.inbox },
    log: options.log ?? pino({ level: process.env.TEST_LOG ?? 'silent' }),
    ...(options.now ? { now: options.now } : {}),
  })
  const { port } = server
  const get: RunningSite['get'] = (path, headers = {}, method = 'GET') =>
    send(port, path, headers, method)
  const health = async (): Promise<Health> => JSON.parse((await get('/healthz')).text)
  const close = async () => {
    await server.close()
    await lake.stop()
  }
  const site: RunningSite = {
    lake,
    port,
    get,
    health,
    close,
    receives: async (act) => {
      const { cursor } = await health()
      act()
      await eventually(async () => {
        if ((await health()).cursor === cursor) throw new Error('nothing heard')
      })
    },
    raw: (bytes, options) => sendRaw(port, bytes, options?.end ?? false),
    lakeIs: (state) =>
      eventually(async () => {
        const { lake: found } = await health()
        if (found !== state) throw new Error(`the lake is ${found}`)
      }),
    [Symbol.asyncDispose]: close,
  }
  if (!options.lake) await site.lakeIs('connected')
  return site
}

const closed = () => Promise.reject(new Error('This test keeps nothing'))
const closedInbox = {
  add: closed,
  report: closed,
  question: closed,
  questions: closed,
  check: closed,
  waitingMails: () => ({ count: 0, oldestSeconds: 0 }),
  sendAs: () => undefined,
}

function send(
  port: number,
  path: string,
  headers: OutgoingHttpHeaders,
  method: string,
): Promise<SiteResponse> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path, headers, method, agent: false })
    sent.on('error', reject)
    sent.on('response', async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      const body = Buffer.concat(chunks)
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        body,
        text: body.toString(),
      })
    })
    sent.end()
  })
}

async function sendRaw(port: number, bytes: string, end: boolean): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: end })
  socket.write(bytes, 'latin1')
  if (end) socket.end()
  return text(socket)
}
