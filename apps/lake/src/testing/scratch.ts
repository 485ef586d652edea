import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import type { LakeProcess } from './lake-process.ts'

/** A folder that is gone when the test is. */
export async function scratchFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'jalonne-lake-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Sees to it that a lake does not outlive its test. */
export function untilTestEnds(lake: LakeProcess): LakeProcess {
  onTestFinished(async () => {
    if (lake.child.exitCode === null && lake.child.signalCode === null) await lake.end('SIGKILL')
  })
  return lake
}
