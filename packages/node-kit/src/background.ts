import { execFile } from 'node:child_process'
import { constants, setPriority } from 'node:os'

/**
 * Lets a process run only while nobody else wants the processor, this one unless another is named. On Linux, by its
 * `SCHED_IDLE`: a process that is merely nice still holds up whoever wakes for some milliseconds. Elsewhere, or where
 * `chrt` is missing, it gets the lowest priority there is. A process whose priority the system refuses to change, or
 * that has ended, is left as it is.
 */
export function runInBackground(pid = process.pid, prioritize = setPriority): void {
  try {
    prioritize(pid, constants.priority.PRIORITY_LOW)
  } catch {
    // It does the same work, only less politely.
  }
  if (process.platform !== 'linux') return
  execFile('chrt', ['--all-tasks', '--idle', '--pid', '0', String(pid)], () => {})
}
