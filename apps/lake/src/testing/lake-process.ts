import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import { onTestFinished } from 'vitest'

const main = new URL('../main.ts', import.meta.url).pathname
const LogLine = v.pipe(v.string(), v.parseJson(), v.looseObject({ msg: v.string() }))
export type LogLine = v.InferOutput<typeof LogLine>

export const writeToken = 'a-token-for-tests'

export interface LakeProcess {
  url: string
  child: ChildProcess
  /** What it has written to its log so far. */
  lines(): LogLine[]
  /** Sends a signal and waits for the end; gives the exit code, null when the signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

function start(args: string[], environment: NodeJS.ProcessEnv) {
  const { SANITY_API_WRITE_TOKEN: _, ...inherited } = process.env
  const child = spawn(process.execPath, [main, 'serve', '--port', '0', ...args], {
    env: { ...inherited, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exit = once(child, 'close').then(([code]) => (typeof code === 'number' ? code : null))
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
  const lines: LogLine[] = []
  const listening = Promise.withResolvers<string>()
  createInterface({ input: child.stdout }).on('line', (text) => {
    const line = v.parse(LogLine, text)
    lines.push(line)
    if (line.msg === 'listening') listening.resolve(v.parse(v.string(), line.url))
  })
  const ended = exit.then(async () => {
    throw new Error(`the lake ended before it listened: ${await complaints}`)
  })
  const url = await Promise.race([listening.promise, ended])
  return { url, child, end, lines: () => [...lines] }
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
