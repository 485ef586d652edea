import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import pLimit from 'p-limit'

interface Cost {
  /** Binary logarithm of scrypt's N. */
  ln: number
  r: number
  p: number
}

/** 32 MiB and some 100 ms a password, as OWASP recommends (2^15, 8, 3). */
const cost: Cost = { ln: 15, r: 8, p: 3 }
const keyBytes = 32

// Each takes 32 MiB: many sign-ins at once must wait rather than use up the memory.
const inTurn = pLimit(2)
/** How many may wait in the queue: what takes a second or two. */
const mostWaiting = 20

/** Whether the queue of passwords to be worked out is full, so that no more should be taken. */
export const isPasswordQueueFull = (): boolean => inTurn.pendingCount >= mostWaiting

/** Hashes a password with a salt of its own; the parameters are part of the text that is stored. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await inTurn(() => derive(password, salt, cost, keyBytes))
  return asText(cost, salt, key)
}

function asText({ ln, r, p }: Cost, salt: Buffer, key: Buffer): string {
  return `$scrypt$ln=${ln},r=${r},p=${p}$${salt.toString('base64')}$${key.toString('base64')}`
}

/**
 * Compares a password with what is stored of one, in constant time. Without anything stored it takes as long and is never
 * right, so that the time does not tell who has an account.
 * @param signal aborted once nobody waits for the answer: then it is not worked out, and false
 */
export async function isPassword(
  password: string,
  known: string | null,
  signal?: AbortSignal,
): Promise<boolean> {
  const parsed = parse(known ?? nobody)
  if (!parsed) return false
  const { salt, cost, key } = parsed
  const typed = await inTurn(async () =>
    signal?.aborted ? null : derive(password, salt, cost, key.length),
  )
  return typed !== null && timingSafeEqual(typed, key) && known !== null
}

// What no password gives: the time to find that out is what counts.
const nobody = asText(cost, randomBytes(16), randomBytes(keyBytes))

function parse(stored: string): { cost: Cost; salt: Buffer; key: Buffer } | null {
  const match = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored)
  if (!match) return null
  const [, ln, r, p, salt = '', key = ''] = match
  return {
    cost: { ln: Number(ln), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64'),
    key: Buffer.from(key, 'base64'),
  }
}

function derive(password: string, salt: Buffer, { ln, r, p }: Cost, length: number) {
  const N = 2 ** ln
  const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r }
  // The same letters can be typed as different code points.
  const text = password.normalize('NFKC')
  return new Promise<Buffer>((resolve, reject) => {
    scrypt(text, salt, length, options, (error, key) => (error ? reject(error) : resolve(key)))
  })
}
