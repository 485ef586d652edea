import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLake } from '../../src/lake.ts'
import { sqliteStorage } from '../../src/storage/sqlite.ts'
import type { Measure } from '../support/report.ts'

const kills = 200
const writerProgram = join(import.meta.dirname, '../../contract/support/endless-writer.ts')

/** Starts a writer, waits for a number of acknowledgements and kills it; gives how many it had. */
async function writeAndKill(directory: string, writes: number): Promise<number> {
  const writer = fork(writerProgram, [directory], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  let acknowledged = 0
  const enough = new Promise<void>((resolve) => {
    writer.on('message', (count) => {
      acknowledged = Number(count)
      if (acknowledged === writes) resolve()
    })
  })
  await Promise.race([
    enough,
    once(writer, 'exit').then(() => Promise.reject(new Error('The writer ended'))),
  ])
  writer.kill('SIGKILL')
  await once(writer, 'exit')
  return acknowledged
}

/** kill -9 while transactions of two documents are written, over and over into the same files. */
export async function measureFaults(): Promise<Measure[]> {
  const directory = mkdtempSync(join(tmpdir(), 'lake-bench-'))
  let acknowledged = 0
  let lost = 0
  let halves = 0
  let damaged = 0
  let known = 0
  try {
    for (let kill = 0; kill < kills; kill++) {
      const writes = await writeAndKill(directory, 1 + (kill % 20))
      acknowledged += writes
      const lake = await createLake({ projectId: 'bench', storage: sqliteStorage({ directory }) })
      const there = lake.count('production')
      lost += Math.max(0, writes - Math.floor((there - known) / 2))
      halves += there % 2
      known = there
      if (kill % 20 === 19) damaged += lake.check('production').length
      await lake.close()
    }
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
  const none = (what: string, count: number): Measure => {
    return { what, measured: String(count), target: '= 0', isKept: count === 0 }
  }
  return [
    { what: `kill -9, ${kills} times: acknowledged transactions`, measured: String(acknowledged) },
    none('of these lost', lost),
    none('transactions half applied', halves),
    none('damage found by the integrity check', damaged),
  ]
}
