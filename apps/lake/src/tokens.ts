import { timingSafeEqual } from 'node:crypto'
import path from 'node:path'
import type { Person } from '@jalonne/lake'
import { readOrCreateSecret } from '@jalonne/node-kit/secret-file'
import * as v from 'valibot'
import { Failure } from './failure.ts'
import { digest, newSecret } from './people/secrets.ts'

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
 * The tokens of a lake: those of the environment, and else a write token that is made once and stored in the data folder,
 * readable by its owner only.
 * @throws Failure when the stored token is empty
 */
export function lakeTokens(directory: string, environment: NodeJS.ProcessEnv): Tokens {
  const given = v.parse(Environment, environment)
  const read = given.SANITY_API_READ_TOKEN || null
  if (given.SANITY_API_WRITE_TOKEN) {
    return { write: given.SANITY_API_WRITE_TOKEN, read, configured: true }
  }
  return { write: keptToken(path.join(directory, 'write-token')), read, configured: false }
}

function keptToken(file: string): string {
  const token = readOrCreateSecret(file, () => newSecret('sk'))
  if (!token) throw new Failure(`${file} holds no token. Remove the file to have a new one made.`)
  return token
}

/** The programs that hold these tokens. */
export function tokenHolders(tokens: Tokens): Person[] {
  const holder = {
    email: null,
    isRobot: true,
    createdAt: new Date(0).toISOString(),
    isActive: true,
  }
  return [
    { ...holder, id: 'write-token', name: 'Write token', role: 'editor' },
    { ...holder, id: 'read-token', name: 'Read token', role: 'viewer', isActive: !!tokens.read },
  ]
}

/** Makes the function that recognises these tokens, in a time that tells nothing about them. */
export function recogniseTokens(tokens: Tokens): (token: string) => Person | null {
  const secrets: Record<string, string | null> = {
    'write-token': tokens.write,
    'read-token': tokens.read,
  }
  const known = tokenHolders(tokens).flatMap((holder) => {
    const secret = secrets[holder.id]
    return secret ? [{ holder, hash: digest(secret) }] : []
  })
  return (token) => {
    const hash = digest(token)
    return known.find((one) => timingSafeEqual(one.hash, hash))?.holder ?? null
  }
}
