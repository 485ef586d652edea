import { chmodSync, closeSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { codeOf } from './errors.ts'

const groupAndOthers = 0o077
/** Of folders such as `/tmp`, where everybody keeps files. */
const sticky = 0o1000

/**
 * Makes a folder that only its owner can enter (0700), and takes group and others out of one that is there. Missing
 * folders above it are made the same way.
 * @throws the system's error, such as `EACCES`, and where there is something else than a folder
 */
export function ensurePrivateFolder(folder: string): void {
  const whole = path.resolve(folder)
  makeFolder(whole)
  const found = statSync(whole)
  if (!found.isDirectory()) throw new Error(`${folder} is no folder`)
  if (found.mode & sticky || whole === path.parse(whole).root) {
    throw new Error(`${folder} is shared by the whole machine; choose a folder in it`)
  }
  restrict(whole, 0o700)
}

/**
 * Makes an empty file that only its owner can read (0600), or takes group and others out of one that is there.
 * @returns whether the file is new
 * @throws the system's error, such as `EACCES`, and where there is something else than a file
 */
export function ensurePrivateFile(file: string): boolean {
  try {
    closeSync(openSync(file, 'wx', 0o600))
    return true
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  }
  if (!statSync(file).isFile()) throw new Error(`${file} is no file`)
  restrict(file, 0o600)
  return false
}

/**
 * Makes a folder as `ensurePrivateFolder` does, and takes group and others out of everything that lies in it. Links are
 * not followed.
 * @throws the system's error, such as `EPERM` where something belongs to another user
 */
export function ensurePrivateTree(folder: string): void {
  ensurePrivateFolder(folder)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const name = path.join(entry.parentPath, entry.name)
    try {
      if (entry.isDirectory()) restrict(name, 0o700)
      else if (entry.isFile()) restrict(name, 0o600)
    } catch (error) {
      // The files beside a database come and go.
      if (codeOf(error) !== 'ENOENT') throw error
    }
  }
}

/** Takes group and others out of the permissions of a file or folder, where they have any. */
export function restrict(name: string, mode: 0o600 | 0o700): void {
  if (statSync(name).mode & groupAndOthers) chmodSync(name, mode)
}

// Step by step: given a whole path below /proc, `mkdir` of Node never comes back.
function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
  const parent = path.dirname(folder)
  if (parent !== folder) makeFolder(parent)
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  }
}
