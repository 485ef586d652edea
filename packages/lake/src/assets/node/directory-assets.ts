import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { storageProblem } from '../../storage/storage-problem.ts'
import type { AssetStore } from '../types.ts'
import { directoryRenditions } from './directory-renditions.ts'

/**
 * Keeps assets as files under a directory: originals in `images/` and `files/`, resized copies in `renditions/`, of
 * which at most `renditionBytes` (512 MiB) of the disk are cached.
 */
export function directoryAssets(
  directory: string,
  options: { renditionBytes?: number } = {},
): AssetStore {
  const renditionBytes = options.renditionBytes ?? 512 * 1024 * 1024
  const writing = new Map<string, Promise<void>>()
  const write = async (file: string, bytes: Uint8Array) => {
    if (await holds(file, bytes)) return
    try {
      await mkdir(path.dirname(file), { recursive: true })
      await writeDurably(file, bytes)
    } catch (error) {
      throw storageProblem(error, 'The asset could not be stored')
    }
  }
  return {
    put(name, bytes) {
      const file = path.join(directory, name)
      // Who brings the same bytes meanwhile waits for them to be on disk, too, and not only to have a name.
      const written = writing.get(file) ?? write(file, bytes).finally(() => writing.delete(file))
      writing.set(file, written)
      return written
    },
    async get(name) {
      const file = path.join(directory, name)
      return (await sizeOf(file)) === null ? null : await openAsBlob(file)
    },
    renditions: directoryRenditions(path.join(directory, 'renditions'), renditionBytes),
  }
}

async function sizeOf(file: string): Promise<number | null> {
  const found = await stat(file).catch(() => null)
  return found?.isFile() ? found.size : null
}

// One of the right length may still be damaged; and one that is whole is being sent, and is best left alone.
async function holds(file: string, bytes: Uint8Array): Promise<boolean> {
  if ((await sizeOf(file)) !== bytes.length) return false
  const found = await readFile(file).catch(() => null)
  return found?.equals(bytes) ?? false
}

// A file is complete under its name or not there at all, even when the power goes: the name comes last.
async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
  const draft = `${file}.${randomUUID()}.part`
  try {
    const handle = await open(draft, 'wx', 0o644)
    try {
      await handle.writeFile(bytes)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  const folder = await open(path.dirname(file), 'r')
  await folder.sync().finally(() => folder.close())
}
