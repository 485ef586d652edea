import { Hono } from 'hono'
import { LakeProblem } from '../problem.ts'
import type { ProtocolContext } from '../protocol/context.ts'
import { json } from '../protocol/respond.ts'
import { whole } from '../protocol/search-params.ts'
import { releaseList } from './events.ts'

const MOST_EVENTS = 1_000

/** `/data/history/…/events/releases`: which documents came into a release and were taken out of it, the newest first. */
export function releaseRoutes(context: ProtocolContext): Hono {
  const routes = new Hono()
  const path = '/:version{v[^/]+}/data/history/:dataset/events/releases/:release'
  routes.get(path, async ({ req }) => {
    const identity = await context.identity(req.raw)
    if (!identity) throw new LakeProblem(401, 'unauthorizedError', 'The history needs a token')
    const { history } = context.dataset(req.param('dataset'))
    const search = new URL(req.url).searchParams
    const limit = whole(search, 'limit', 100, MOST_EVENTS)
    const before = whole(search, 'nextCursor', Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)
    const found = history.events(releaseList(req.param('release')), before, limit + 1)
    const page = found.slice(0, limit)
    const nextCursor = found.length > limit ? String(page.at(-1)?.cursor ?? '') : ''
    const events = page.map(({ timestamp, author, event }) => {
      return { ...event, timestamp, author: author ?? '<system>' }
    })
    return json({ events, nextCursor })
  })
  return routes
}
