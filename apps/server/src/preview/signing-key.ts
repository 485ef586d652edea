import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * The key that passes to drafts are signed with: `PREVIEW_SECRET`, else one made once and kept in the data folder,
 * readable by its owner only. Whoever changes it takes back every pass and share link at once.
 */
export function signingKey(given: string | null, file: string): string {
  if (given !== null) return given
  try {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  const kept = readFileSync(file, 'utf8').trim()
  if (kept.length < 32) throw new Error(`${file} holds no key. Remove it to have a new one made.`)
  return kept
}
