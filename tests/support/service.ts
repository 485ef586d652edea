import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** One line of a service's log. */
export interface LogLine {
  level: number
  msg: string
  [field: string]: unknown
}

/** A process of the house, as it runs in production. */
export interface Service {
  /** Every line it has logged so far. */
  readonly log: LogLine[]
  readonly pid: number
  /** Ends it (politely unless told otherwise) and waits until it is gone. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>
}

/**
 * Starts `node <args>` and waits for its log to say that it is ready.
 * @throws what it printed, when it ends before that
 */
export async function startService(
  args: string[],
  env: Record<string, string>,
  ready = 'listening',
): Promise<Service> {
  const child = spawn(process.execPath, args, {
    // Playwright's own environment is that of tests.
    env: { ...process.env, NODE_ENV: undefined, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exit = once(child, 'exit')
  const log: LogLine[] = []
  let complaint = ''
  child.stderr.on('data', (chunk) => {
    complaint += chunk
  })
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (text) => {
      const line = parseLine(text)
      log.push(line)
      if (line.msg === ready) resolve()
    })
    exit.then(([code]) => {
      reject(new Error(`${args[0]} ended with ${code} before it listened:\n${complaint}`))
    }, reject)
  })
  return {
    log,
    pid: child.pid ?? 0,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal)
      await exit
    },
  }
}

function parseLine(text: string): LogLine {
  try {
    return JSON.parse(text)
  } catch {
    return { level: 30, msg: text }
  }
}
