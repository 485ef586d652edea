import { randomBytes } from 'node:crypto'
import { readOrCreateSecret } from '@jalonne/node-kit/secret-file'

/** A key nobody knows, as text. */
export const newKey = (): string => randomBytes(32).toString('base64url')

/**
 * The key that passes to drafts are signed with: `PREVIEW_SECRET`, else one made once and kept in the data folder,
 * readable by its owner only. Whoever changes it takes back every pass and share link at once.
 * @throws the system's error where the folder cannot be used, and where the file holds no key
 */
export function signingKey(given: string | null, file: string): string {
  if (given !== null) return given
  const kept = readOrCreateSecret(file, newKey)
  if (kept.length < 32) throw new Error(`${file} holds no key. Remove it to have a new one made.`)
  return kept
}
