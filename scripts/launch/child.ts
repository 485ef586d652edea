import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import {
  ensurePrivateFile,
  ensurePrivateFolder,
} from '../../packages/node-kit/src/private-files.ts'
import { Sentence } from './sentence.ts'
import { dataFolder, logFolder, root } from './settings.ts'

export interface Child {
  name: string
  /** Rejects with a sentence when the process ends without having been asked to. */
  failed: Promise<never>
  /** Asks it to stop, and makes it after ten seconds. */
  stop(): Promise<void>
}

export interface ChildOptions {
  name: string
  /** Script and arguments for Node. */
  args: string[]
  /** The root of the repository when absent. */
  cwd?: string
  env: NodeJS.ProcessEnv
}

/** Starts a Node process whose output goes to `.data/logs/<name>.log`. */
export function startChild({ name, args, cwd = root, env }: ChildOptions): Child {
  ensurePrivateFolder(dataFolder)
  ensurePrivateFolder(logFolder)
  const file = join(logFolder, `${name}.log`)
  ensurePrivateFile(file)
  const log = createWriteStream(file)
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  child.stdout.pipe(log, { end: false })
  child.stderr.pipe(log, { end: false })
  const exited = once(child, 'exit')
  // A process that could not be spawned has no exit.
  exited.catch(() => {})
  let asked = false
  const failed = exited.then(async ([code, signal]) => {
    if (asked) return new Promise<never>(() => {})
    await new Promise((resolve) => log.end(resolve))
    throw new Sentence(farewell(name, file, code ?? signal))
  })
  failed.catch(() => {})
  return {
    name,
    failed,
    stop: async () => {
      asked = true
      if (hasEnded(child)) return
      child.kill('SIGTERM')
      const patience = new AbortController()
      await Promise.race([exited, pause(10_000, null, { ref: false, signal: patience.signal })])
      patience.abort()
      if (!hasEnded(child)) child.kill('SIGKILL')
    },
  }
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

function farewell(name: string, file: string, reason: number | string): string {
  // Log lines are JSON; what a process says to people is not.
  const lines = readFileSync(file, 'utf8').split('\n')
  const last = lines.findLast((line) => line.trim() !== '' && !line.startsWith('{'))?.slice(0, 500)
  const said = last ? `: ${last}` : '.'
  return `The ${name} stopped by itself (${reason})${said}\nIts log is ${relative(root, file)}.`
}
