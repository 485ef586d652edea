import { randomUUID } from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ensurePrivateFolder, restrict } from './private-files.ts'

/**
 * Reads the secret in a file: made by the first who asks for it, also of several at once, and readable by its owner only.
 * May be empty where the file was damaged.
 */
export function readOrCreateSecret(file: string, make: () => string): string {
  ensurePrivateFolder(path.dirname(file))
  if (!existsSync(file)) create(file, `${make()}\n`)
  restrict(file, 0o600)
  return readFileSync(file, 'utf8').trim()
}

// Written whole before it has its name: after a power cut, or on a full disk, an empty file would stay. A link replaces nothing.
function create(file: string, text: string) {
  const draft = `${file}.${randomUUID()}`
  try {
    writeFileSync(draft, text, { flag: 'wx', mode: 0o600, flush: true })
    linkSync(draft, file)
  } catch (error) {
    if (!existsSync(file)) throw error
  } finally {
    rmSync(draft, { force: true })
  }
}
