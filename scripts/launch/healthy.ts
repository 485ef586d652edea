import { setTimeout as pause } from 'node:timers/promises'
import { type Child, type ChildOptions, startChild } from './child.ts'
import { Sentence } from './sentence.ts'

const limitMs = 60_000

/**
 * Starts a process as one of those that run together, and waits until `<url>/healthz` responds with 200. Throws when the
 * process ends first, or after a minute.
 */
export async function startHealthy(
  options: ChildOptions,
  url: string,
  children: Child[],
): Promise<void> {
  const child = startChild(options)
  children.push(child)
  await untilHealthy(child, url)
}

async function untilHealthy(child: Child, url: string): Promise<void> {
  const deadline = Date.now() + limitMs
  const poll = async () => {
    while (!(await responds(url))) {
      if (Date.now() > deadline) throw new Sentence(`The ${child.name} does not respond on ${url}.`)
      await pause(100)
    }
  }
  await Promise.race([poll(), child.failed])
}

async function responds(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(2_000) })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}
