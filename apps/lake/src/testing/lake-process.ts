import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import { onTestFinished } from 'vitest'

const main = new URL('../main.ts', import.meta.url).pathname
const LogLine = v.pipe(v.string(), v.parseJson(), v.looseObject({ msg: v.string() }))

export const writeToken = 'a-token-for-tests'

export interface LakeProcess {
  url: string
  child: ChildProcess
  /** Sends a signal and waits for the end; gives the exit code, null when the signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

function start(args: string[], environment: NodeJS.ProcessEnv) {
  const { SANITY_API_WRITE_TOKEN: _, ...inherited } = process.env
  const child = spawn(process.execPath, [main, 'serve', '--port', '0', ...args], {
    env: { ...inherited, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exit = once(child, 'exit').then(([code]) => (typeof code === 'number' ? code : null))
  return { child, exit }
}

/**
 * Starts a real lake on a free port, and gives it when it listens. It does not outlive the test, unless another way to
 * see to that is given.
 */
export async function startLake(
  args: string[],
  environment: NodeJS.ProcessEnv = { SANITY_API_WRITE_TOKEN: writeToken },
  whenDone: (end: () => Promise<void>) => void = (end) => onTestFinished(end),
): Promise<LakeProcess> {
  const { child, exit } = start(args, environment)
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal)
    return exit
  }
  whenDone(async () => {
    await end('SIGKILL')
  })
  const complaints = text(child.stderr)
  const listening = (async () => {
    for await (const line of createInterface({ input: child.stdout })) {
      const { msg, url } = v.parse(LogLine, line)
      if (msg === 'listening') return v.parse(v.string(), url)
    }
    throw new Error(`the lake ended before it listened: ${await complaints}`)
  })()
  const url = await listening
  child.stdout.resume()
  return { url, child, end }
}

/** Starts a lake that is expected to refuse, and gives its exit code and what it told the person. */
export async function refusedLake(
  args: string[],
  environment: NodeJS.ProcessEnv = { SANITY_API_WRITE_TOKEN: writeToken },
): Promise<{ code: number | null; said: string; logged: string }> {
  const { child, exit } = start(args, environment)
  onTestFinished(() => void child.kill('SIGKILL'))
  const [said, logged, code] = await Promise.all([text(child.stderr), text(child.stdout), exit])
  return { code, said, logged }
}
