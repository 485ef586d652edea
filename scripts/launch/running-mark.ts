import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The process id of the run that uses a data folder, or null when none does. */
export function runningIn(folder: string): number | null {
  const pid = readPid(markOf(folder))
  return pid !== null && isAlive(pid) ? pid : null
}

/** Marks a data folder as used by this process; returns how to take the mark away. */
export function markRunning(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const mark = markOf(folder)
  writeFileSync(mark, `${process.pid}\n`)
  return () => {
    if (readPid(mark) === process.pid) rmSync(mark)
  }
}

const markOf = (folder: string) => join(folder, 'running.pid')

function readPid(mark: string): number | null {
  try {
    const pid = Number(readFileSync(mark, 'utf8'))
    return Number.isInteger(pid) && pid > 0 ? pid : null
  } catch {
    return null
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Somebody else's process is alive, too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
