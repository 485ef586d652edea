import { Hono } from 'hono'
import type { CallerEnv } from '../http/caller.ts'
import type { ProtocolContext } from '../http/context.ts'
import { lineResponse } from '../http/line-response.ts'
import { searchOf } from '../http/search-params.ts'
import { LakeProblem } from '../problem.ts'

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
    const lines = Iterator.from(wanted).map((document) => `${JSON.stringify(document)}\n`)
    return lineResponse(lines, env.base)
  })

  return routes
}
