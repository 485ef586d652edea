import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding, Page } from './page.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

async function brotliAt(quality: number, body: Buffer): Promise<Buffer> {
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
}

/** The bodies to cache for a text, compressed fast enough for somebody to wait for it. */
export async function compressFast(body: Buffer): Promise<Record<Encoding, Buffer>> {
  const [br, gz] = await Promise.all([brotliAt(5, body), zip(body, { level: 6 })])
  return { br, gzip: gz, identity: body }
}

/** The same page in the fewest bytes Brotli finds; takes some hundred milliseconds of another thread. */
export async function compressWell(page: Page): Promise<Page> {
  const br = await brotliAt(11, page.bodies.identity)
  return br.length < page.bodies.br.length ? { ...page, bodies: { ...page.bodies, br } } : page
}
