import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { beforeEach, expect, test } from 'vitest'
import { FolderInUse, lockFolder } from './lock-folder.ts'
import { scratchFolder } from './testing/scratch.ts'

let folder: string
beforeEach(async () => {
  folder = await scratchFolder()
})

test('a folder is one process’s at a time, and free again however that process ends', async () => {
  const module = JSON.stringify(new URL('./lock-folder.ts', import.meta.url).href)
  const script = `
    const { lockFolder } = await import(${module})
    lockFolder(${JSON.stringify(folder)})
    console.log('locked')
    setInterval(() => {}, 1000)
  `
  const other = spawn(process.execPath, ['--input-type=module', '-e', script])
  await once(other.stdout, 'data')
  expect(() => lockFolder(folder)).toThrow(FolderInUse)
  other.kill('SIGKILL')
  await once(other, 'exit')
  lockFolder(folder).release()
})

test('within a process it is taken once too, and can be given back', () => {
  const lock = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(
    `Another server works with the data in ${folder}: stop it, or give this one a folder of its own with DATA_DIR.`,
  )
  lock.release()
  lockFolder(folder).release()
})
