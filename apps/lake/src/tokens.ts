import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { open, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Identity } from '@jalonne/lake'
import * as v from 'valibot'
import { codeOf, Failure } from './failure.ts'

const Environment = v.object({
  SANITY_API_WRITE_TOKEN: v.optional(v.pipe(v.string(), v.trim())),
  SANITY_API_READ_TOKEN: v.optional(v.pipe(v.string(), v.trim())),
})

export interface Tokens {
  write: string
  read: string | null
  /** Whether the write token was given by the environment rather than made here. */
  configured: boolean
}

/**
 * The tokens of a lake: those of the environment, and else a write token that is made once and kept in the data folder,
 * readable by its owner only.
 * @throws Failure when the kept token is empty
 */
export async function lakeTokens(
  directory: string,
  environment: NodeJS.ProcessEnv,
): Promise<Tokens> {
  const given = v.parse(Environment, environment)
  const read = given.SANITY_API_READ_TOKEN || null
  if (given.SANITY_API_WRITE_TOKEN) {
    return { write: given.SANITY_API_WRITE_TOKEN, read, configured: true }
  }
  return { write: await keptToken(path.join(directory, 'write-token')), read, configured: false }
}

async function keptToken(file: string): Promise<string> {
  try {
    const handle = await open(file, 'wx', 0o600)
    const token = `sk${randomBytes(32).toString('base64url')}`
    await handle.writeFile(`${token}\n`)
    await handle.sync().finally(() => handle.close())
    return token
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  }
  const token = (await readFile(file, 'utf8')).trim()
  if (!token) throw new Failure(`${file} holds no token. Remove the file to have a new one made.`)
  return token
}

/** Makes the function that recognises the bearer of a token, in a time that tells nothing about the token. */
export function authenticator(tokens: Tokens): (request: Request) => Promise<Identity | null> {
  const known = [
    { hash: digest(tokens.write), identity: { id: 'write-token', role: 'editor' as const } },
  ]
  const readers = tokens.read
    ? [{ hash: digest(tokens.read), identity: { id: 'read-token', role: 'viewer' as const } }]
    : []
  return async (request) => {
    const [, token] = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? []
    if (token === undefined) return null
    const hash = digest(token)
    return [...known, ...readers].find((one) => timingSafeEqual(one.hash, hash))?.identity ?? null
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest()
