import { Hono } from 'hono'
import { toReader } from '../documents/asset-addresses.ts'
import type { LakeDocument } from '../documents/document.ts'
import type { CallerEnv } from '../http/caller.ts'
import type { ProtocolContext } from '../http/context.ts'
import { searchOf } from '../http/search-params.ts'
import { LakeProblem } from '../problem.ts'

const linesAtOnce = 100

/** `/data/export`: every document of a dataset as one JSON object a line, all as of the moment of the request. */
export function exportRoutes(context: ProtocolContext): Hono<CallerEnv> {
  const routes = new Hono<CallerEnv>()

  routes.get('/:version{v[^/]+}/data/export/:dataset', async ({ req, env }) => {
    const identity = await context.identity(req.raw)
    if (!identity) {
      throw new LakeProblem(401, 'unauthorizedError', 'Exporting a dataset needs a token')
    }
    const documents = context.dataset(req.param('dataset')).documents()
    const types = searchOf(req.url).get('types')?.split(',').filter(Boolean) ?? []
    const wanted = documents.filter(({ _type }) => types.length === 0 || types.includes(_type))
    const headers = { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' }
    return new Response(lines(wanted, env.base), { headers })
  })

  return routes
}

/** Writes lines only as fast as they are read. */
function lines(documents: readonly LakeDocument[], base: string): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let next = 0
  return new ReadableStream({
    pull(controller) {
      const some = documents.slice(next, next + linesAtOnce)
      next += linesAtOnce
      const text = some.map((document) => `${JSON.stringify(document)}\n`).join('')
      if (text) controller.enqueue(encoder.encode(toReader(text, base)))
      if (next >= documents.length) controller.close()
    },
  })
}
