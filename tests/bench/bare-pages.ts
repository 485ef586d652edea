import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { freePort } from '../support/free-port.ts'
import { startService } from '../support/service.ts'

const main = join(import.meta.dirname, 'bare-server.ts')

export interface BarePages extends AsyncDisposable {
  /** Address of a page by its name. */
  url(name: string): string
}

/**
 * Serves pages from a bare `node:http` process; what they refer to comes from `origin`.
 * @param pages by name: HTML, or the bytes of HTML compressed by brotli
 */
export async function serveBare(
  pages: Record<string, string | Buffer>,
  origin: string,
): Promise<BarePages> {
  const folder = await mkdtemp(join(tmpdir(), 'jalonne-bare-'))
  for (const [name, page] of Object.entries(pages)) {
    const bytes = typeof page === 'string' ? brotliCompressSync(page) : page
    await writeFile(join(folder, `${name}.br`), bytes)
  }
  const port = await freePort()
  const service = await startService([main, `${port}`, folder, origin], {})
  return {
    url: (name) => `http://localhost:${port}/${name}`,
    [Symbol.asyncDispose]: async () => {
      await service.stop()
      await rm(folder, { recursive: true })
    },
  }
}
