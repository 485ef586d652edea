import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, relative } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { reasonOf } from '../../packages/node-kit/src/errors.ts'
import {
  ensurePrivateFile,
  ensurePrivateFolder,
} from '../../packages/node-kit/src/private-files.ts'
import { openLogFile } from './log-file.ts'
import { Sentence, say } from './sentence.ts'
import { dataFolder, logFolder, root } from './settings.ts'

export interface Child {
  name: string
  /** Rejects with a sentence when the process ends without having been stopped. */
  failed: Promise<never>
  /** Stops it, by force after ten seconds. */
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
  const log = openLogFile(logFolder, name)
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  child.stdout.pipe(log, { end: false })
  child.stderr.pipe(log, { end: false })
  log.on('error', (error) => {
    say(
      `${relative(root, file)} cannot be written any more (${reasonOf(error)}): the ${name} goes on without it.`,
    )
    // Pipes that break pause what they read from, and what a program says would pile up in it.
    child.stdout.resume()
    child.stderr.resume()
  })
  let lastWords = ''
  for (const input of [child.stdout, child.stderr]) {
    createInterface({ input }).on('line', (line) => {
      // Log lines are JSON; what a process says to people is not.
      if (line.trim() !== '' && !line.startsWith('{')) lastWords = line.slice(0, 500)
    })
  }
  const closed = once(child, 'close')
  closed.catch(() => {})
  const exited = once(child, 'exit')
  // A process that could not be spawned has no exit.
  exited.catch(() => {})
  let stopping = false
  const failed = exited.then(async ([code, signal]) => {
    if (stopping) return new Promise<never>(() => {})
    // What it said last may still be on its way; a child of its own may hold the line open.
    await Promise.race([closed, pause(1_000)])
    await new Promise((resolve) => log.end(() => resolve(null)))
    const said = lastWords ? `: ${lastWords}` : '.'
    throw new Sentence(
      `The ${name} stopped by itself (${code ?? signal})${said}\nIts log is ${relative(root, file)}.`,
    )
  })
  failed.catch(() => {})
  return {
    name,
    failed,
    stop: async () => {
      stopping = true
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
