import { execFile } from 'node:child_process'
import { truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { scratchFolder } from '@jalonne/node-kit/testing/scratch'
import { onTestFinished } from 'vitest'

const run = promisify(execFile)

const works = (command: string, args: string[]) =>
  run(command, args).then(
    () => true,
    () => false,
  )

const trial = ['--mount', 'mount', '-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', '/mnt']

/** Whether this machine lets a test have a disk of its own: that takes root, on Linux. */
export const hasSmallDisks = await works('unshare', trial)

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

const main = new URL('../main.ts', import.meta.url).pathname

/** Runs a command of the lake that alone sees, in an empty folder, what lies in another one. */
export async function runLakeSeeing(
  { source, seenAt }: { source: string; seenAt: string },
  args: string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<string> {
  const script = 'mount --bind "$0" "$1" && shift && exec "$@"'
  const command = ['--mount', 'sh', '-c', script, source, seenAt, process.execPath, main, ...args]
  const { stdout } = await run('unshare', command, { env: { ...process.env, ...environment } })
  return stdout
}

const diskBytes = 16 * 1024 * 1024

async function mountImage(image: string, folder: string): Promise<void> {
  await run('mount', ['-t', 'ext4', '-o', 'loop', image, folder])
}

async function emptyImage(): Promise<string> {
  const image = path.join(await scratchFolder(), 'disk')
  await writeFile(image, '')
  await truncate(image, diskBytes)
  await run('mkfs.ext4', ['-q', image])
  return image
}

/** Whether this machine also lets a test break a disk: that takes loop devices and ext4. */
export const canBreakDisks =
  hasSmallDisks &&
  (await works('sh', [
    '-c',
    'd=$(mktemp -d); truncate -s 4M $d/disk && mkfs.ext4 -q $d/disk && mkdir $d/mnt && mount -o loop $d/disk $d/mnt && umount $d/mnt; e=$?; rm -r $d; exit $e',
  ]))

/**
 * Makes a folder a disk that can fail under those who write to it: from then on nothing is written, until it is brought back.
 */
export async function fragileDisk(folder: string) {
  const image = await emptyImage()
  await mountImage(image, folder)
  onTestFinished(async () => {
    await run('umount', ['-l', folder])
  })
  return {
    /** As the system does by itself when it finds the disk damaged. */
    fail: () => run('mount', ['-o', 'remount,abort', folder]),
    /** Nobody may be using it. */
    bringBack: async () => {
      await run('umount', [folder])
      await mountImage(image, folder)
    },
  }
}
