import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { LakeProblem } from '../../problem.ts'
import type { TransformPlan } from '../transform-plan.ts'
import type { ImageFacts } from '../types.ts'
import type { Drawing, Drawn } from './drawing-messages.ts'
import { type DrawingLimits, tooSlow } from './open-image.ts'

type Bytes = Uint8Array<ArrayBuffer>

// A process that has nothing to draw takes some 60 MB.
const idleMs = 30_000

/**
 * Draws and describes images in a process of its own, made when there is one; one at a time. It is ended when an image
 * takes too long: sharp sees to that by itself, but not while an SVG is drawn.
 * Both functions reject with `LakeProblem`: 400 for an image that is broken, 503 when it takes too long or the process
 * ends or cannot be started.
 * @param inBackground whether the process stands back for all others
 */
export function drawElsewhere({ inBackground }: { inBackground: boolean }) {
  let child: ChildProcess | null = null
  let rest: NodeJS.Timeout | undefined

  // For a moment it is still there, but takes nothing on any more.
  const end = () => {
    const old = child
    child = null
    old?.kill('SIGKILL')
  }

  const start = async () => {
    const program = new URL('./drawing-process.ts', import.meta.url)
    const started = fork(program, inBackground ? ['background'] : [], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: [],
    })
    const forget = () => {
      if (child === started) child = null
    }
    started.on('exit', forget)
    // One that could not be started has no exit.
    started.on('error', forget)
    await nextMessage(started)
    child = started
    return started
  }

  async function ask<Result>(drawing: Drawing): Promise<Result> {
    clearTimeout(rest)
    let isLate = false
    const giveUp = () => {
      isLate = true
      end()
    }
    let limit: NodeJS.Timeout | undefined
    try {
      const own = child ?? (await start())
      limit = setTimeout(giveUp, drawing.limits.seconds * 1_000)
      own.send(drawing, () => {})
      const drawn = await nextMessage<Drawn<Result>>(own)
      if ('result' in drawn) return drawn.result
      const { status, type, message } = drawn.refusal
      throw new LakeProblem(status, type, message)
    } catch (error) {
      if (error instanceof LakeProblem) throw error
      if (isLate) throw tooSlow()
      throw new LakeProblem(503, 'drawingEnded', 'The image could not be drawn; try again later')
    } finally {
      clearTimeout(limit)
      rest = setTimeout(end, idleMs).unref()
    }
  }

  return {
    render: (bytes: Bytes, plan: TransformPlan, limits: DrawingLimits) =>
      ask<Bytes>({ bytes, plan, limits }),
    inspect: (bytes: Bytes, limits: DrawingLimits) =>
      ask<ImageFacts>({ bytes, plan: null, limits }),
  }
}

/** What a process says next; nobody ends as long as this is awaited. Rejects when the process ends before. */
async function nextMessage<Message>(child: ChildProcess): Promise<Message> {
  const over = new AbortController()
  const { signal } = over
  child.ref()
  child.channel?.ref()
  try {
    const ended = once(child, 'exit', { signal }).then(() => {
      throw new Error('The drawing process ended')
    })
    const [message] = await Promise.race([once(child, 'message', { signal }), ended])
    return message
  } finally {
    over.abort()
    child.unref()
    child.channel?.unref()
  }
}
