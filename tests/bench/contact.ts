import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import autocannon from 'autocannon'
import { freePort } from '../support/free-port.ts'
import { type Stack, startServer } from '../support/stack.ts'
import type { Measure } from './report.ts'
import { median, percentile } from './statistics.ts'

const perSecond = 200
const seconds = 10
const page = '/fr/pricing'
const load = join(import.meta.dirname, 'contact-load.ts')

/**
 * 200 submissions a second, each from an address of its own behind a trusted proxy: how long they take, alone and
 * while cached pages are asked for as fast as they come, and what that costs the pages. Without a mail server, which
 * would share this machine's processors.
 */
export async function contact(stack: Stack): Promise<Measure[]> {
  const port = await freePort()
  const server = await startServer({
    SITE_PORT: `${port}`,
    SANITY_API_HOST: stack.lake.url,
    TRUST_PROXY: 'true',
    LOG_LEVEL: 'info',
  })
  const origin = `http://localhost:${port}`
  try {
    await pages(origin + page, 2)
    const idle = median([await pages(origin + page, 5), await pages(origin + page, 5)])
    const alone = await submissions(origin)
    const [together, busy] = await Promise.all([submissions(origin), pages(origin + page, seconds)])
    const bad = [alone, together].flatMap(({ statuses }) => Object.entries(statuses))
    const refused = bad.reduce((sum, [status, count]) => sum + (status === '200' ? 0 : count), 0)
    return [
      {
        what: `POST /api/contact at ${perSecond}/s: not acknowledged`,
        value: refused,
        unit: '',
        atMost: 0,
      },
      ...latencyOf('alone', alone.latencies, 50),
      ...latencyOf('beside pages at full speed', together.latencies),
      { what: 'cached pages, idle', value: Math.round(idle), unit: 'requests/s' },
      { what: 'cached pages meanwhile', value: Math.round(busy), unit: 'requests/s' },
      { what: 'ratio', value: busy / idle, unit: '', atLeast: 0.5 },
    ]
  } finally {
    await server.stop()
  }
}

function latencyOf(when: string, latencies: number[], atMost?: number): Measure[] {
  return [
    { what: `${when}: median`, value: median(latencies), unit: 'ms' },
    {
      what: `${when}: p95`,
      value: percentile(latencies, 0.95),
      unit: 'ms',
      ...(atMost && { atMost }),
    },
  ]
}

/** Asks for a cached page as fast as it comes; requests a second. */
async function pages(url: string, duration: number): Promise<number> {
  const headers = { 'accept-encoding': 'br' }
  const result = await autocannon({ url, connections: 20, duration, headers })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.errors} errors`)
  return result.requests.average
}

async function submissions(origin: string) {
  const args = [load, `${origin}/api/contact`, `${perSecond}`, `${seconds}`]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const result: { latencies: number[]; statuses: Record<string, number> } = JSON.parse(
    await text(child.stdout),
  )
  return result
}
