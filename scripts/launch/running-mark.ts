import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { FolderInUse, lockFolder } from '../../packages/node-kit/src/lock-folder.ts'
import { inDataFolder, Sentence } from './sentence.ts'
import { root } from './settings.ts'

/** The process id of the run that uses a data folder, or null when none does. */
export function runningIn(folder: string): number | null {
  // A run that was killed leaves its mark, but not its lock: its process id may be somebody else's by now.
  const pid = readPid(markOf(folder))
  return pid !== null && isLocked(folder) ? pid : null
}

/** @throws {Sentence} when a run uses the data folder, or nobody can */
export function expectNotRunning(folder: string): void {
  const pid = inDataFolder(folder, () => runningIn(folder))
  if (pid === null) return
  throw new Sentence(
    `The site runs already with the data in ${relative(root, folder)} (process ${pid}): stop it, or choose another folder with DATA_DIR, and other ports.`,
  )
}

/**
 * Marks a data folder as used by this process; returns how to take the mark away.
 * @throws FolderInUse when another run uses it
 * @throws {Sentence} when it cannot be used
 */
export function markRunning(folder: string): () => void {
  const mark = markOf(folder)
  const lock = inDataFolder(folder, () => {
    mkdirSync(folder, { recursive: true })
    const lock = lockFolder(folder)
    writeFileSync(mark, `${process.pid}\n`)
    return lock
  })
  return () => {
    rmSync(mark, { force: true })
    lock.release()
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

/** Whether a process has taken a folder for itself. */
export function isLocked(folder: string): boolean {
  try {
    lockFolder(folder).release()
    return false
  } catch (error) {
    if (error instanceof FolderInUse) return true
    throw error
  }
}
