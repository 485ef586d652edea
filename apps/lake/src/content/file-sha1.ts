import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'

/**
 * The sha1 of a file's bytes, in hexadecimal digits.
 * @throws whatever reading it throws
 */
export async function sha1OfFile(file: string): Promise<string> {
  const hash = createHash('sha1')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
