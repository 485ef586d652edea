import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { LakeProblem } from '../../problem.ts'
import type { Drawing, Drawn } from './drawing-messages.ts'

// A process that has nothing to draw takes some 60 MB.
const idleMs = 30_000

/**
 * Draws images in a process of its own, made when there is one to draw; one at a time.
 * The function it gives rejects with `LakeProblem`: 400 for an image that is broken, 503 when drawing takes too long or
 * the process ends or cannot be started.
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
    const forget = () => {
      if (child === started) child = null
    }
    started.on('exit', forget)
    // One that could not be started has no exit.
    started.on('error', forget)
    return started
  }

  return async (drawing: Drawing): Promise<Uint8Array<ArrayBuffer>> => {
    clearTimeout(rest)
    const over = new AbortController()
    try {
      child ??= start()
      const drawn = once(child, 'message', { signal: over.signal })
      const ended = once(child, 'exit', { signal: over.signal }).then(() => {
        throw new Error('The drawing process ended')
      })
      child.send(drawing, () => {})
      const [reply]: [Drawn] = (await Promise.race([drawn, ended])) as [Drawn]
      if ('bytes' in reply) return reply.bytes
      const { status, type, message } = reply.refusal
      throw new LakeProblem(status, type, message)
    } catch (error) {
      if (error instanceof LakeProblem) throw error
      throw new LakeProblem(503, 'drawingEnded', 'The image could not be drawn; try again later')
    } finally {
      over.abort()
      rest = setTimeout(() => child?.kill(), idleMs).unref()
    }
  }
}
