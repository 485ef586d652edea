import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import type { StudioSettings } from '../connection/settings.ts'
import { studioPage } from './page.ts'

/** The names of built files hold a hash of their content. */
const hashedName = /^\/static\/.+-[\w-]{8}\.\w+$/

/**
 * Serves a built Studio: its files, and its page at every other address, since the Studio routes by itself.
 * @param folder the output of `sanity build`
 */
export function studioApp(folder: string, settings: StudioSettings): Hono {
  const { html, policy } = studioPage(readFileSync(join(folder, 'index.html'), 'utf8'), settings)
  const base = settings.basePath ?? ''
  const below = (path: string) => path.slice(base.length)
  const files = serveStatic({ root: folder, rewriteRequestPath: below })
  const app = new Hono()
  app.use(async (c, next) => {
    await next()
    c.res.headers.set('x-content-type-options', 'nosniff')
    c.res.headers.set('referrer-policy', 'strict-origin-when-cross-origin')
    if (c.res.ok && hashedName.test(below(c.req.path))) {
      c.res.headers.set('cache-control', 'public, max-age=31536000, immutable')
    }
  })
  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get(`${base}/favicon.ico`, files)
  app.get(`${base}/static/*`, files, (c) => c.notFound())
  app.get(`${base}/*`, (c) => {
    c.header('cache-control', 'no-store')
    c.header('content-security-policy', policy)
    return c.html(html)
  })
  return app
}
