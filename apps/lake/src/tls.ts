import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createSecureContext } from 'node:tls'
import { reasonOf } from '@jalonne/node-kit/errors'
import { Failure } from './failure.ts'

export interface Certificate {
  cert: Buffer
  key: Buffer
}

/**
 * Reads a certificate (with its chain) and its private key, both PEM, and sees that they belong together.
 * @throws Failure naming the file that is wrong
 */
export async function readCertificate(certFile: string, keyFile: string): Promise<Certificate> {
  const cert = await read(certFile, 'certificate')
  const key = await read(keyFile, 'private key')
  try {
    createSecureContext({ cert, key })
    if (!new X509Certificate(cert).checkPrivateKey(createPrivateKey(key)))
      throw new Error('they are not a pair')
  } catch (error) {
    throw new Failure(
      `${certFile} and ${keyFile} are not a certificate and its private key (${reasonOf(error)}).`,
    )
  }
  return { cert, key }
}

async function read(file: string, what: string): Promise<Buffer> {
  return readFile(file).catch((error: unknown) => {
    throw new Failure(`The ${what} ${file} cannot be read (${reasonOf(error)}).`)
  })
}
