import { join } from 'node:path'
import { createServer, type EnvironmentModuleNode, type ViteDevServer } from 'vite'
import type { ServerConfig } from '../../apps/server/src/config/config.ts'
import { createHttpServer } from '../../apps/server/src/http/http-server.ts'
import { renderOf } from '../../apps/server/src/render/built-site.ts'
import type { SiteServerOptions } from '../../apps/server/src/server.ts'
import { REDIRECTS_QUERY } from '../../apps/site/src/queries/redirects-query.ts'
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
      assets: { entry: '/src/entry-client.tsx', scripts: () => [], css: () => [] },
    },
    development: {
      server,
      mocks,
      middleware: vite.middlewares,
      transform: async (path, html) => vite.transformIndexHtml(path, withStyles(html, vite)),
    },
  }
}

/** Links the stylesheets the page was rendered with, so that it is styled before any script runs. */
function withStyles(html: string, vite: ViteDevServer): string {
  const modules: Iterable<EnvironmentModuleNode> =
    vite.environments.ssr?.moduleGraph.idToModuleMap.values() ?? []
  const links = [...modules]
    .filter(({ file }) => file?.endsWith('.css'))
    .map(({ url }) => `<link rel="stylesheet" href="${url}${url.includes('?') ? '&' : '?'}direct">`)
  return html.replace('</head>', () => `${links.join('')}</head>`)
}
