import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { codeOf } from '@jalonne/node-kit/errors'
import { ensurePrivateFolder, restrict } from '@jalonne/node-kit/private-files'

/**
 * Reads the secret in a file: made by the first who asks for it, also of several at once, and readable by its owner only.
 * May be empty where the file was damaged.
 */
export function readOrCreateSecret(file: string, make: () => string): string {
  try {
    ensurePrivateFolder(path.dirname(file))
    writeFileSync(file, `${make()}\n`, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
    restrict(file, 0o600)
  }
  return readFileSync(file, 'utf8').trim()
}
