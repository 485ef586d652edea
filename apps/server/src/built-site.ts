import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readAssets } from '@jalonne/site/assets'
import type { Render } from '@jalonne/site/render'
import type { SiteServerOptions } from './server.ts'

/** There is no build to serve; the message is the one sentence to show. */
export class SiteNotBuiltError extends Error {
  override name = 'SiteNotBuiltError'
}

/** Loads the site from its build folder, which holds `client/` and `server/entry-server.js`. */
export async function loadBuiltSite(dist: string): Promise<SiteServerOptions['site']> {
  const entry = join(dist, 'server/entry-server.js')
  const manifest = join(dist, 'client/.vite/manifest.json')
  if (!existsSync(entry) || !existsSync(manifest)) {
    throw new SiteNotBuiltError(`There is no build of the site in ${dist}: run "pnpm run build".`)
  }
  const built: unknown = await import(pathToFileURL(entry).href)
  return {
    render: renderOf(built),
    assets: readAssets(join(dist, 'client')),
    release: digestOf(entry, manifest),
  }
}

function digestOf(...files: string[]): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(file))
  return hash.digest('hex')
}

/** The render function of a server entry; throws for a module that is not the site's. */
export function renderOf(module: unknown): Render {
  if (hasRender(module)) return module.render
  throw new Error('The server entry of the site does not export render.')
}

const hasRender = (module: unknown): module is { render: Render } =>
  typeof module === 'object' &&
  module !== null &&
  'render' in module &&
  typeof module.render === 'function'
