import { onTestFinished } from 'vitest'
import { httpServer, listen } from '../http-server.ts'

/**
 * Stands before a lake and writes every drawing anew that is uploaded, as Sanity's hosted lake does, or refuses uploads. Gives its address; it
 * does not outlive the test.
 * @param lake where the lake is
 */
export async function rewritingProxy(
  lake: string,
): Promise<{ url: string; drawings: number; refuses: string | null }> {
  const proxy = { url: '', drawings: 0, refuses: null as string | null }
  const server = httpServer(async ({ method, url, headers, body: sent }) => {
    const { pathname, search } = new URL(url)
    let body = sent && Buffer.from(await new Response(sent).arrayBuffer())
    if (pathname.includes('/assets/images/') && body?.includes('<svg')) {
      proxy.drawings++
      body = Buffer.from(body.toString().replace('<svg', '<svg version="1.1"'))
    }
    if (pathname.includes('/assets/') && proxy.refuses) {
      return Response.json({ message: proxy.refuses }, { status: 400 })
    }
    const passed = new Headers(headers)
    for (const name of ['connection', 'content-length', 'host', 'transfer-encoding']) {
      passed.delete(name)
    }
    passed.set('accept-encoding', 'identity')
    return fetch(`${lake}${pathname}${search}`, { method, headers: passed, body })
  })
  onTestFinished(() => void server.node.close())
  proxy.url = await listen(server, 0, '127.0.0.1')
  return proxy
}
