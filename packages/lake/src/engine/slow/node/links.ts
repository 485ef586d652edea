import { fork } from 'node:child_process'
import { Worker } from 'node:worker_threads'
import { runInBackground } from '@jalonne/node-kit/background'
import { OutOfTime, TooBusy } from '../../../groq/deadline.ts'
import { notEvaluated } from '../../../groq/not-evaluated.ts'
import { LakeProblem } from '../../../problem.ts'
import type { Bell, FromWorker, ToWorker } from './messages.ts'

/** A place where queries are evaluated beside the lake's thread, as the lake speaks to it. */
export interface Link {
  send(message: ToWorker): void
  /** Both are called from when the place is made until it has ended. */
  onMessage(hear: (message: FromWorker) => void): void
  onEnd(ended: (why: LakeProblem) => void): void
  /** Why nothing was heard of a query in time. */
  overdue(): LakeProblem
  end(): Promise<unknown>
}

/** A thread of this process. One that takes too much memory may take the process with it. */
export function threadLink(memoryMiB: number): Link {
  const bell: Bell = new Int32Array(new SharedArrayBuffer(4))
  const worker = new Worker(new URL('./query-worker.ts', import.meta.url), {
    workerData: { bell },
    resourceLimits: { maxOldGenerationSizeMb: memoryMiB },
  })
  worker.unref()
  return {
    send(message) {
      worker.postMessage(message)
      if (message.kind !== 'documents') return
      Atomics.add(bell, 0, 1)
      Atomics.notify(bell, 0)
    },
    onMessage: (hear) => worker.on('message', hear),
    onEnd(ended) {
      worker.on('error', (error) => ended(failure(error)))
      worker.on('exit', () => ended(new OutOfTime()))
    },
    overdue: () => new OutOfTime(),
    end: () => worker.terminate(),
  }
}

/** A thread in a process of its own, which has to stand back for others and can be ended whatever it does. */
export function processLink(memoryMiB: number): Link {
  const child = fork(new URL('./query-process.ts', import.meta.url), [String(memoryMiB)], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [],
    env: {},
  })
  child.unref()
  child.channel?.unref()
  try {
    if (child.pid !== undefined) runInBackground(child.pid)
  } catch (error) {
    // Nobody else knows of it.
    child.kill('SIGKILL')
    throw error
  }
  return {
    // A process that is gone says so by its end.
    send: (message) => void child.send(message, () => {}),
    onMessage: (hear) => child.on('message', (message) => hear(message as FromWorker)),
    onEnd(ended) {
      child.on('error', (error) => ended(notEvaluated(error)))
      child.on('exit', (code) => ended(code === null ? tooMuchMemory() : new OutOfTime()))
    },
    // It ends what takes too long by itself, unless it does not get to.
    overdue: () => new TooBusy(),
    async end() {
      child.kill('SIGKILL')
    },
  }
}

function failure(error: Error): LakeProblem {
  const isMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
  return isMemory ? tooMuchMemory() : notEvaluated(error)
}

function tooMuchMemory(): LakeProblem {
  const description = 'The query needs too much memory; ask for less at a time'
  return new LakeProblem(400, 'queryTooLargeError', description)
}
