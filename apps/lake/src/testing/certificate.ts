import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { scratchFolder } from '@jalonne/node-kit/testing/scratch'
import { generate } from 'selfsigned'

/** A certificate for `localhost` that nobody else knows, in files of their own. */
export async function makeCertificate() {
  const folder = await scratchFolder()
  const altNames = [{ type: 2 as const, value: 'localhost' }]
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    extensions: [{ name: 'subjectAltName' as const, altNames }],
  })
  const certFile = path.join(folder, 'cert.pem')
  const keyFile = path.join(folder, 'key.pem')
  await writeFile(certFile, cert)
  await writeFile(keyFile, key)
  return { cert, certFile, keyFile, args: ['--tls-cert', certFile, '--tls-key', keyFile] }
}
