import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { LakeProblem } from '../../problem.ts'
import type { Drawing, Drawn } from './drawing-messages.ts'

// A process that has nothing to draw takes some 60 MB.
const IDLE_MS = 30_000

/**
 * Draws images in a process of its own, made when there is one to draw; one at a time.
 * The function it gives rejects with `LakeProblem`: 400 for an image that is broken, 503 when drawing takes too long or
 * the process ends.
 */
export function drawElsewhere() {
  let child: ChildProcess | null = null
  let rest: NodeJS.Timeout | undefined

  const start = () => {
    const started = fork(new URL('./drawing-process.ts', import.meta.url), {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: [],
    })
    started.unref()
    started.channel?.unref()
    started.on('exit', () => {
      if (child === started) child = null
    })
    return started
  }

  return async (drawing: Drawing): Promise<Uint8Array<ArrayBuffer>> => {
    clearTimeout(rest)
    child ??= start()
    const used = child
    const over = new AbortController()
    try {
      const drawn = once(used, 'message', { signal: over.signal })
      const ended = once(used, 'exit', { signal: over.signal }).then(() => {
        throw new LakeProblem(503, 'drawingEnded', 'The image could not be drawn; try again later')
      })
      used.send(drawing, () => {})
      const [reply]: [Drawn] = (await Promise.race([drawn, ended])) as [Drawn]
      if ('bytes' in reply) return reply.bytes
      const { status, type, message } = reply.refusal
      throw new LakeProblem(status, type, message)
    } finally {
      over.abort()
      rest = setTimeout(() => used.kill(), IDLE_MS).unref()
    }
  }
}
