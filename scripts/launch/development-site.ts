import { join } from 'node:path'
import { createServer } from 'vite'
import type { ServerConfig } from '../../apps/server/src/config/config.ts'
import { createHttpServer } from '../../apps/server/src/http/http-server.ts'
import { renderOf } from '../../apps/server/src/render/built-site.ts'
import type { SiteServerOptions } from '../../apps/server/src/server.ts'
import { REDIRECTS_QUERY } from '../../apps/site/src/queries/redirects-query.ts'
import { createDevAssets } from '../../apps/site/src/server/dev-assets.ts'
import { root } from './settings.ts'

type Development = Required<Pick<SiteServerOptions, 'site' | 'development'>>

/** The site straight from its sources: rendered through Vite, reloaded in the browser as they change. */
export async function developmentSite(config: ServerConfig, mocks: boolean): Promise<Development> {
  const server = createHttpServer(config.limits.connections)
  const vite = await createServer({
    root: join(root, 'apps/site'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server }, allowedHosts: ['localhost', '.localhost'] },
  })
  server.on('close', () => void vite.close())
  return {
    site: {
      render: async (request) =>
        renderOf(await vite.ssrLoadModule('/src/entry-server.tsx'))(request),
      redirectsQuery: REDIRECTS_QUERY,
      assets: createDevAssets(vite),
    },
    development: {
      server,
      mocks,
      middleware: vite.middlewares,
      transform: withHotReload,
    },
  }
}

// Not Vite's own transformation: it rewrites style attributes, which React then finds changed.
const withHotReload = (html: string) =>
  html.replace('</head>', '<script type="module" src="/@vite/client"></script></head>')
