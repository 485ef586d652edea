import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { hasSmallDisks, smallDisk } from '../../apps/lake/src/testing/small-disk.ts'
import { eventually } from '../../packages/node-kit/src/testing/eventually.ts'
import { scratchFolder } from '../../packages/node-kit/src/testing/scratch.ts'

test.runIf(hasSmallDisks)('a program goes on when there is no room left for its log', async () => {
  const elsewhere = await scratchFolder()
  const asked = join(elsewhere, 'asked')
  const folder = await smallDisk(64)
  expect(() => writeFileSync(join(folder, 'filler'), 'x'.repeat(100_000))).toThrow('ENOSPC')
  vi.stubEnv('DATA_DIR', folder)
  const { startChild } = await import('./child.ts')
  const said = vi.spyOn(process.stdout, 'write').mockImplementation(() => true)
  // It ends once all it said was read.
  const talk = `
    console.log('started')
    console.error('started')
    const waiting = setInterval(() => {
      if (!require('node:fs').existsSync(${JSON.stringify(asked)})) return
      for (const write of [console.log, console.error]) write('x'.repeat(1_000_000))
      clearInterval(waiting)
      process.exitCode = 3
    }, 10)`
  const child = startChild({ name: 'site', args: ['--eval', talk], env: process.env })
  await eventually(() => expect(said).toHaveBeenCalled())
  writeFileSync(asked, '')
  await expect(child.failed).rejects.toThrow('The site stopped by itself (3)')
  const lines = said.mock.calls.map(([line]) => line)
  said.mockRestore()
  expect(lines).toEqual([
    expect.stringMatching(/site\.log cannot be written any more \(ENOSPC.+\): the site goes on/),
  ])
})
