import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { freePort } from '../support/free-port.ts'

const start = join(import.meta.dirname, '../../scripts/start.ts')
const end = 'Ctrl-C stops everything.'

/** Every group of processes started here. */
const groups: number[] = []
// Whatever goes wrong, nothing is left behind.
test.afterEach(() => {
  for (const group of groups.splice(0)) if (!isGone(group)) process.kill(group, 'SIGKILL')
})

/** What `npm start` runs once everything is installed, in a terminal of its own. */
async function startAll(env: Record<string, string>) {
  const child = spawn(process.execPath, [start], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const group = -(child.pid ?? 0)
  groups.push(group)
  const exit = once(child, 'exit')
  let said = ''
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        said += chunk
        if (said.includes(end)) resolve()
      })
    }
    exit.then(() => reject(new Error(said)), reject)
  })
  return {
    said,
    /** As the terminal does it: every process hears it at once. */
    async ctrlC(): Promise<number | null> {
      process.kill(group, 'SIGINT')
      const [code] = await exit
      return code
    },
    isGone: () => isGone(group),
  }
}

function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return false
  } catch {
    return true
  }
}

/** Whether nobody listens on a port any more. */
async function isFree(port: string): Promise<boolean> {
  const socket = connect(Number(port), '127.0.0.1')
  try {
    await once(socket, 'connect')
    return false
  } catch {
    return true
  } finally {
    socket.destroy()
  }
}

test('one command starts everything, Ctrl-C ends everything, and an edit is there the next time', async () => {
  const data = await mkdtemp(join(tmpdir(), 'jalonne-start-'))
  const ports = {
    SITE_PORT: `${await freePort()}`,
    LAKE_PORT: `${await freePort()}`,
    STUDIO_PORT: `${await freePort()}`,
  }
  // A busy machine takes its time for the first page.
  const env = { ...ports, DATA_DIR: data, RENDER_DEADLINE_MS: '60000' }
  const [site, lake, studio] = Object.values(ports).map((port) => `http://localhost:${port}`)
  const text = async (url: string) => (await fetch(url)).text()
  try {
    const first = await startAll(env)
    for (const url of [site, lake, studio]) expect(first.said).toContain(url)
    expect(await text(`${site}/fr/pricing`)).toContain('value="250"')
    expect(await text(`${lake}/healthz`)).toContain('"unknownEndpoints":0')
    expect(await text(`${studio}/`)).toContain(`"apiHost":"${lake}"`)
    const token = (await readFile(join(data, 'lake/write-token'), 'utf8')).trim()
    const answer = await fetch(`${lake}/v2025-02-19/data/mutate/production`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        mutations: [{ patch: { id: 'plan-site-basic', set: { price: 263 } } }],
      }),
    })
    expect(answer.status).toBe(200)
    expect(await first.ctrlC()).toBe(0)
    await expect.poll(first.isGone).toBe(true)
    for (const port of Object.values(ports)) expect(await isFree(port)).toBe(true)

    const second = await startAll(env)
    expect(second.said).not.toContain('Building')
    expect(await text(`${site}/fr/pricing`)).toContain('value="263"')
    expect(await second.ctrlC()).toBe(0)
    await expect.poll(second.isGone).toBe(true)
  } finally {
    await rm(data, { recursive: true, force: true })
  }
})
