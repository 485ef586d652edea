import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'

const main = join(import.meta.dirname, '../../../../apps/lake/src/main.ts')
const agent = new Agent({ keepAlive: true, maxSockets: 256 })

export interface LakeServer {
  readonly url: string
  /** Most memory it has taken so far, in bytes; 0 where the system does not tell. */
  mostMemory(): number
  stop(): Promise<void>
}

/** Serves a lake as people do, behind a proxy on this machine that names its clients. */
export async function startLakeServer(args: readonly string[]): Promise<LakeServer> {
  const all = [main, 'serve', '--port', '0', '--trust-proxy', 'loopback', ...args]
  const child = spawn(process.execPath, all, { stdio: ['ignore', 'pipe', 'inherit'] })
  for await (const line of createInterface({ input: child.stdout })) {
    const { msg, url }: { msg: string; url?: string } = JSON.parse(line)
    if (msg !== 'listening' || url === undefined) continue
    child.stdout.resume()
    return {
      url,
      mostMemory() {
        if (process.platform !== 'linux') return 0
        const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
        return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024
      },
      async stop() {
        child.kill('SIGTERM')
        if (child.exitCode === null) await once(child, 'exit')
      },
    }
  }
  throw new Error('The lake ended before it listened')
}

/** Path of a GROQ query of published content. */
export function queryPath(query: string, params: Record<string, unknown> = {}): string {
  const search = new URLSearchParams({ query, returnQuery: 'false' })
  for (const [name, value] of Object.entries(params)) search.set(`$${name}`, JSON.stringify(value))
  return `/v2025-02-19/data/query/production?${search}`
}

export interface TimedResponse {
  /** 0 where there was none. */
  status: number
  text: string
  ms: number
}

/** Sends a GET as a client of that address. */
export async function send(url: string, path: string, client: string): Promise<TimedResponse> {
  const started = performance.now()
  const headers = { 'x-forwarded-for': client }
  const [status, body] = await new Promise<[number, string]>((resolve) => {
    get(new URL(path, url), { agent, headers }, (incoming) =>
      text(incoming).then(
        (whole) => resolve([incoming.statusCode ?? 0, whole]),
        () => resolve([0, '']),
      ),
    ).on('error', () => resolve([0, '']))
  })
  return { status, text: body, ms: performance.now() - started }
}
