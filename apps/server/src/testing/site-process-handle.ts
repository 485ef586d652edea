import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { StoredLead } from '../inbox/lead-repository.ts'

const script = fileURLToPath(new URL('./site-process.ts', import.meta.url))
const leadsCommand = fileURLToPath(new URL('../commands/leads.ts', import.meta.url))

export interface SiteProcess {
  port: number
  /** What it has logged so far. */
  log: { msg: string; [field: string]: unknown }[]
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>
  /** Posts fields as a browser without JavaScript does. */
  postForm(
    fields: Record<string, string>,
    headers?: Record<string, string>,
    target?: string,
  ): Promise<Response>
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>
}

export interface ProcessOptions {
  dataDir: string
  lakeUrl: string
  env?: Record<string, string>
  /** How large a file may grow, in KiB: a disk that is full for it. */
  fileLimit?: number
}

/** Starts the server as a process behind a trusted proxy, and waits until it listens. */
export async function startSiteProcess(options: ProcessOptions): Promise<SiteProcess> {
  const { dataDir, lakeUrl, env = {}, fileLimit } = options
  const limit = fileLimit === undefined ? '' : `ulimit -f ${fileLimit * 2}; `
  const child = spawn('sh', ['-c', `${limit}exec "$@"`, 'sh', process.execPath, script], {
    env: {
      ...process.env,
      SITE_PORT: '0',
      TRUST_PROXY: 'true',
      SANITY_API_HOST: lakeUrl,
      DATA_DIR: dataDir,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exit = once(child, 'close')
  let complaint = ''
  child.stderr.on('data', (chunk) => {
    complaint += chunk
  })
  const log: SiteProcess['log'] = []
  const port = await new Promise<number>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (text) => {
      const line = JSON.parse(text)
      log.push(line)
      if (line.msg === 'listening') resolve(line.port)
    })
    exit.then(([code]) => reject(new Error(`the server ended with ${code}: ${complaint}`)), reject)
  })
  const url = `http://127.0.0.1:${port}`
  const send = (target: string, body: string, headers: Record<string, string>) =>
    fetch(url + target, { method: 'POST', body, headers, signal: AbortSignal.timeout(15_000) })
  return {
    port,
    log,
    post: (target, body, headers = {}) =>
      send(target, typeof body === 'string' ? body : JSON.stringify(body), {
        'content-type': 'application/json',
        ...headers,
      }),
    postForm: (fields, headers = {}, target = '/api/contact') =>
      send(target, new URLSearchParams(fields).toString(), {
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      }),
    async stop(signal = 'SIGTERM') {
      child.kill(signal)
      await exit
    },
  }
}

/** Runs `npm run leads` on a data folder. */
export function runLeads(dataDir: string, ...args: string[]): string {
  const env = { ...process.env, DATA_DIR: dataDir }
  return spawnSync(process.execPath, [leadsCommand, ...args], { env, encoding: 'utf8' }).stdout
}

/** Everything the inbox holds about an address, or a number. */
export const exportLeads = (dataDir: string, email: string): StoredLead[] =>
  JSON.parse(runLeads(dataDir, 'export', '--email', email))

export const exportCalls = (dataDir: string, phone: string): StoredLead[] =>
  JSON.parse(runLeads(dataDir, 'export', '--phone', phone))
