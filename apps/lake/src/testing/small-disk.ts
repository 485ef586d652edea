import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { onTestFinished } from 'vitest'
import { scratchFolder } from './scratch.ts'

const run = promisify(execFile)

/** Whether this machine lets a test have a disk of its own: that takes root, on Linux. */
export const hasSmallDisks = await (async () => {
  const probe = ['--mount', 'mount', '-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', '/mnt']
  return run('unshare', probe).then(
    () => true,
    () => false,
  )
})()

/** Makes a folder a disk of its own, of so many KiB, for as long as the test lasts. */
export async function smallDisk(kibibytes: number, given?: string): Promise<string> {
  const folder = given ?? (await scratchFolder())
  await run('mount', ['-t', 'tmpfs', '-o', `size=${kibibytes}k,mode=0700`, 'tmpfs', folder])
  onTestFinished(async () => {
    await run('umount', ['-l', folder])
  })
  return folder
}

/** Makes the disk a folder is on read-only, as a system does that finds it damaged. */
export async function makeReadOnly(folder: string): Promise<void> {
  await run('mount', ['-o', 'remount,ro', folder])
}
