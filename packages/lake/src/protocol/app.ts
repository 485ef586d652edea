import { Hono } from 'hono'
import { defaultPerspective, parsePerspective, publicDocuments } from '../documents/perspective.ts'
import type { ProtocolContext } from './context.ts'
import { json, jsonText, problemResponse } from './respond.ts'

/** The whole protocol as one Hono app. */
export function protocol(context: ProtocolContext): Hono {
  const app = new Hono()
  app.get('/:version{v[^/]+}/data/query/:dataset', async (c) => {
    const url = new URL(c.req.url)
    const params: Record<string, unknown> = {}
    for (const [name, value] of url.searchParams) {
      if (name.startsWith('$')) params[name.slice(1)] = JSON.parse(value)
    }
    const query = url.searchParams.get('query') ?? ''
    const named = url.searchParams.get('perspective')
    const perspective = named
      ? parsePerspective(named)
      : defaultPerspective(c.req.param('version').slice(1))
    const identity = await context.identity(c.req.raw)
    const seen = identity ? perspective : publicDocuments
    const answer = await context
      .dataset(c.req.param('dataset'))
      .query(seen, { query, params, identity })
    return jsonText(`{"result":${answer.json},"syncTags":${answer.syncTags},"ms":0}`)
  })
  app.get('/:version{v[^/]+}/ping', () => json({}))
  app.onError((error) => problemResponse(error))
  return app
}
