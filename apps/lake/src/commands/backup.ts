import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { copyFile, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { removeEpoch } from '@jalonne/lake/sqlite'
import { backupDatabase } from '@jalonne/node-kit/backup-database'
import { isLocked } from '@jalonne/node-kit/database'
import { codeOf, reasonOf } from '@jalonne/node-kit/errors'
import { dataFolder, readCommand } from '../command-options.ts'
import { type DataFiles, withDataFiles } from '../data-files.ts'
import { Failure } from '../failure.ts'
import { readFolder } from '../read-folder.ts'

/**
 * `backup OUT --data DIR`: copies the whole data folder into a new folder, also while a lake serves it. The copy is a data
 * folder itself: each dataset as of one moment, users and tokens, and every asset the datasets speak of.
 * @throws Failure; there is no OUT then
 */
export async function run(args: string[]): Promise<void> {
  const { values, positionals } = readCommand(args, ['data'], 1)
  if (!positionals[0]) throw new Failure('Say where the copy goes: backup OUT --data DIR.')
  const data = dataFolder(values.data)
  const out = path.resolve(positionals[0])
  if (await stat(out).catch(() => null)) throw new Failure(`${out} exists already.`)
  const draft = `${out}.${randomUUID().slice(0, 8)}.part`
  try {
    await withDataFiles(data, async (files) => {
      await mkdir(draft, { recursive: true, mode: 0o700 })
      await copyDatabases(data, files, draft)
      // Assets after the datasets: none is ever removed while a lake is served, so none is missing.
      for (const kind of ['images', 'files']) {
        await copyTree(path.join(files.assets, kind), path.join(draft, 'assets', kind))
      }
      await syncFolder(path.join(draft, 'assets'))
      await copyDurably(path.join(data, 'write-token'), path.join(draft, 'write-token'))
    })
    await syncFolder(draft)
    await rename(draft, out)
    await syncFolder(path.dirname(out))
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    if (error instanceof Failure) throw error
    throw new Failure(`The backup ${out} cannot be written (${reasonOf(error)}).`)
  }
  process.stdout.write(`${data} copied to ${out}\n`)
}

async function copyDatabases(data: string, files: DataFiles, draft: string): Promise<void> {
  for (const name of files.datasets) {
    const copy = await copyDatabase(path.join(files.folderOf(name), `${name}.sqlite`), draft)
    removeEpoch(copy)
    await syncFile(copy, 0o600)
  }
  const people = path.join(data, 'people.sqlite')
  if (!(await stat(people).catch(() => null))) return
  await syncFile(await copyDatabase(people, draft), 0o600)
}

async function copyDatabase(file: string, folder: string): Promise<string> {
  const copy = path.join(folder, path.basename(file))
  const database = new DatabaseSync(file)
  try {
    database.prepare('SELECT 1 FROM sqlite_schema').get()
    await backupDatabase(database, copy)
  } catch (error) {
    if (!isLocked(error)) throw error
    throw new Failure(
      `${file} is open in another process: a lake that starts, or that has no socket for commands. Try again in a moment, or stop it.`,
    )
  } finally {
    database.close()
  }
  return copy
}

async function copyTree(from: string, to: string): Promise<void> {
  const entries = await readFolder(from)
  await mkdir(to, { recursive: true, mode: 0o700 })
  for (const entry of entries) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (entry.isDirectory()) await copyTree(source, target)
    // A `.part` is an upload that is under way.
    else if (entry.isFile() && !entry.name.endsWith('.part')) await copyDurably(source, target)
  }
  await syncFolder(to)
}

async function copyDurably(from: string, to: string): Promise<void> {
  try {
    await copyFile(from, to, constants.COPYFILE_FICLONE | constants.COPYFILE_EXCL)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return
    throw error
  }
  await syncFile(to, 0o600)
}

async function syncFile(file: string, mode: number): Promise<void> {
  const handle = await open(file, 'r+')
  try {
    await handle.chmod(mode)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
