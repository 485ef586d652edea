import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const compressible = /\.(?:js|css|svg|json|txt|xml|webmanifest)$/

/** Writes `.br` and `.gz` beside every text file of the client build, as small as they get. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    applyToEnvironment: ({ name }) => name !== 'ssr',
    apply: 'build',
    writeBundle: async ({ dir }, bundle) => {
      if (!dir) return
      const files = Object.keys(bundle).filter((file) => compressible.test(file))
      await Promise.all(files.map((file) => compressFile(join(dir, file))))
    },
  }
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  await writeFile(`${path}.br`, await brotli(content, { params }))
  await writeFile(`${path}.gz`, await zip(content, { level: constants.Z_BEST_COMPRESSION }))
}
