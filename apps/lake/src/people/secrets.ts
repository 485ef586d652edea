import { hash, randomBytes } from 'node:crypto'

/** A new secret of 256 random bits, fit for addresses and headers. */
export function newSecret(prefix = ''): string {
  return prefix + randomBytes(32).toString('base64url')
}

/** What is stored of a secret. Secrets are random and long, so that a fast hash is enough. */
export function digest(secret: string): Buffer {
  return hash('sha256', secret, 'buffer')
}

/** A new id of a person or a program: a letter for the kind, then 12 hexadecimal digits. */
export function newId(kind: 'p' | 'r'): string {
  return kind + randomBytes(6).toString('hex')
}
