import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mutate } from '../support/child.ts'
import type { Measure, Skipped } from '../support/report.ts'

const writes = 20
const calls = 'fsync,fdatasync,write,writev,pwrite64,sendto,sendmsg'
const program = join(import.meta.dirname, '../support/lake-process.ts')

/** In a trace of system calls: answers to writes that were sent, and those with a sync since the answer before. */
function answersIn(trace: string): { sent: number; synced: number } {
  let isSynced = false
  let sent = 0
  let synced = 0
  for (const line of trace.split('\n')) {
    if (/f(data)?sync\(.*= 0$/.test(line) || /f(data)?sync resumed.*= 0$/.test(line))
      isSynced = true
    else if (/transactionId/.test(line) && /(write|writev|sendto|sendmsg)\(/.test(line)) {
      sent++
      if (isSynced) synced++
      isSynced = false
    }
  }
  return { sent, synced }
}

/** Whether each transaction is on the disk before its answer is sent, by the system calls of the lake. */
export async function measureSynced(): Promise<Measure[] | Skipped> {
  if (spawnSync('strace', ['-V']).status !== 0) return { skipped: 'strace is not here' }
  const folder = mkdtempSync(join(tmpdir(), 'lake-bench-'))
  const file = join(folder, 'trace')
  const traced = ['-f', '-s', '400', '-e', `trace=${calls}`, '-o', file]
  const lake = spawn('strace', [...traced, process.execPath, program, join(folder, 'data'), '0'], {
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  try {
    const started = await Promise.race([
      once(lake.stdout, 'data').then(([data]) => String(data)),
      once(lake, 'exit').then(() => ''),
    ])
    const [url] = started.split('\n')
    if (!url) return { skipped: 'processes cannot be traced here' }
    for (let n = 0; n < writes; n++) await mutate(url, [{ create: { _type: 'page', n } }])
    const ended = once(lake, 'exit')
    lake.stdin.end()
    await ended
    const { sent, synced } = answersIn(readFileSync(file, 'utf8'))
    return [
      {
        what: `answers to ${writes} writes, each after a sync of its own`,
        measured: `${synced} of ${sent}`,
        target: `${writes} of ${writes}`,
        isKept: sent === writes && synced === writes,
      },
    ]
  } finally {
    lake.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}
