import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { expect, test } from 'vitest'
import { runInBackground } from './background.ts'
import { eventually } from './testing/eventually.ts'

// https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html: the 41st field is the scheduling policy; 5 is SCHED_IDLE.
function policyOf(pid: number): string | undefined {
  const [, afterName = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  return afterName.split(' ')[41 - 3]
}

test('a process in the background stands back for all others', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1_000)'])
  try {
    const pid = child.pid ?? 0
    runInBackground(pid)
    expect(getPriority(pid)).toBe(19)
    if (process.platform === 'linux') await eventually(() => expect(policyOf(pid)).toBe('5'))
  } finally {
    child.kill()
  }
})

test('a priority that the system refuses to change ends nothing', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1_000)'])
  try {
    const pid = child.pid ?? 0
    const refuse = () => {
      throw Object.assign(new Error('EPERM'), { code: 'ERR_SYSTEM_ERROR' })
    }
    runInBackground(pid, refuse)
    if (process.platform === 'linux') await eventually(() => expect(policyOf(pid)).toBe('5'))
  } finally {
    child.kill()
  }
})

test('a process that has ended is no failure', async () => {
  const child = spawn(process.execPath, ['-e', ''])
  await once(child, 'exit')
  expect(() => runInBackground(child.pid)).not.toThrow()
})
