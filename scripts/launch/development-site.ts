import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { renderOf } from '../../apps/server/src/built-site.ts'
import type { ServerConfig } from '../../apps/server/src/config/config.ts'
import type { SiteServerOptions } from '../../apps/server/src/server.ts'
import { createHttpServer } from '../../apps/server/src/transport/http-server.ts'
import { createDevAssets } from '../../apps/site/src/server/dev-assets.ts'
import { root } from './settings.ts'

/** As long as a browser waits. */
const patienceMs = 5 * 60_000

/**
 * Settings by which a page is waited for, however long Vite takes to transform what it is made of: at the first visit that
 * is the whole site.
 */
export function patient(config: ServerConfig): ServerConfig {
  return { ...config, limits: { ...config.limits, renderDeadlineMs: patienceMs } }
}

type Development = Required<Pick<SiteServerOptions, 'site' | 'development'>>

/** The site straight from its sources: rendered through Vite, reloaded in the browser as they change. */
export async function developmentSite(config: ServerConfig, mocks: boolean): Promise<Development> {
  // A breakpoint may hold a response up for as long as it likes.
  const server = createHttpServer(config.limits.connections, 0)
  const vite = await createServer({
    root: join(root, 'apps/site'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server }, allowedHosts: ['localhost', '.localhost'] },
  })
  server.on('close', () => void vite.close())
  const load = () => vite.ssrLoadModule('/src/entry-server.tsx')
  // The first visitor waits for less; what is wrong with the sources is for them to see.
  load().catch(() => {})
  return {
    site: {
      render: async (request) => renderOf(await load())(request),
      assets: createDevAssets(vite),
    },
    development: {
      server,
      mocks,
      middleware: vite.middlewares,
      transform: (html) => withHotReload(html, vite),
    },
  }
}

/**
 * Adds the hot reload and puts the styles into the page, marked so that the hot reload takes them over.
 * Not Vite's own transformation, which rewrites style attributes that React then finds changed; and
 * not links, because an edit to a linked CSS module reloads the whole page.
 */
async function withHotReload(html: string, vite: ViteDevServer): Promise<string> {
  const link = /<link rel="stylesheet" href="([^"]+\.css)">/g
  const styles = new Map<string, string>()
  for (const [tag, address = ''] of html.matchAll(link)) styles.set(tag, await style(address, vite))
  return html
    .replace(link, (tag) => styles.get(tag) ?? tag)
    .replace('</head>', '<script type="module" src="/@vite/client"></script></head>')
}

async function style(address: string, vite: ViteDevServer): Promise<string> {
  // Files another stylesheet imports are already part of it.
  if (address.startsWith('/@fs//')) return ''
  // Asked for with `?inline`, a CSS module would get other class names than the page has.
  const module = await vite.environments.client?.transformRequest(address)
  const constant = (name: string) =>
    new RegExp(`^const ${name} = (".*")$`, 'm').exec(module?.code ?? '')?.[1] ?? '""'
  const text = String(JSON.parse(constant('__vite__css')))
  return `<style data-vite-dev-id=${constant('__vite__id')}>${text}</style>`
}
