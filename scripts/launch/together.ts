import type { Child } from './child.ts'
import { markRunning } from './running-mark.ts'
import { say } from './sentence.ts'
import { untilRunEnds } from './until-run-ends.ts'

/**
 * Runs children until this process is told to stop or one of them fails, and leaves none behind.
 * `start` adds to the children it is given; its signal aborts when there is no point in going on.
 * @param folder the data they work with, which no other run may use meanwhile; null where they keep none
 * @returns the exit code: 0 when it was told to stop; a failure is thrown
 */
export async function runTogether(
  folder: string | null,
  start: (children: Child[], signal: AbortSignal) => Promise<void>,
): Promise<number> {
  const stopped = untilRunEnds()
  const unmark = folder === null ? null : markRunning(folder)
  const children: Child[] = []
  const starting = new AbortController()
  const running = start(children, starting.signal).then(() =>
    Promise.race([stopped, ...children.map(({ failed }) => failed)]),
  )
  try {
    await Promise.race([running, stopped])
    say('\nStopping…')
  } finally {
    starting.abort()
    running.catch(() => {})
    // The last first: the site would only log that its lake went away.
    for (const child of children.reverse()) await child.stop()
    unmark?.()
  }
  return 0
}
