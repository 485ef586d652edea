import { Hono } from 'hono'
import { fromReader } from '../documents/asset-addresses.ts'
import { defaultPerspective, raw } from '../documents/perspective.ts'
import type { CallerEnv } from '../http/caller.ts'
import type { ProtocolContext } from '../http/context.ts'
import { flag, groqParams, searchOf } from '../http/search-params.ts'
import { eventStreamHeaders } from '../live/event-stream.ts'
import { openListen } from '../live/listen.ts'
import { openLiveEvents } from '../live/live-events.ts'
import type { Streams } from '../live/streams.ts'
import { LakeProblem } from '../problem.ts'

const visibilities = new Set(['query', 'transaction'])

/** The response to a HEAD. It opens no stream: nobody would read it, or leave it. */
const onlyHeaders = () => new Response(null, { headers: eventStreamHeaders })

/** `/data/listen` and `/data/live/events`, as server-sent events. */
export function streamRoutes(context: ProtocolContext, streams: Streams): Hono<CallerEnv> {
  const routes = new Hono<CallerEnv>()

  routes.get('/:version{v[^/]+}/data/listen/:dataset', async ({ req, env }) => {
    const identity = await context.identity(req.raw)
    const dataset = context.dataset(req.param('dataset'))
    const search = searchOf(req.url)
    const visibility = search.get('visibility') ?? 'transaction'
    if (!visibilities.has(visibility)) {
      throw new LakeProblem(400, 'invalidParamError', 'visibility must be query or transaction')
    }
    if (req.method === 'HEAD') return onlyHeaders()
    const includeAllVersions = flag(search, 'includeAllVersions')
    const request = {
      base: env.base,
      ...fromReader(search.get('query') ?? '*', groqParams(search), env.base),
      client: identity ? null : env.client,
      includeMutations: flag(search, 'includeMutations', true),
      includeResult: flag(search, 'includeResult'),
      includePreviousRevision: flag(search, 'includePreviousRevision'),
      // Since the API version whose queries give published documents only, listeners hear of these only.
      includeDrafts:
        includeAllVersions || defaultPerspective(req.param('version').slice(1)) === raw,
      includeVersions: includeAllVersions,
      includeEffects: search.get('effectFormat') === 'mendoza',
      visibility,
    }
    return openListen(dataset, streams, {
      request,
      enableResume: flag(search, 'enableResume'),
      lastEventId: req.header('last-event-id') ?? null,
      signal: req.raw.signal,
    })
  })

  routes.get('/:version{v[^/]+}/data/live/events/:dataset', async ({ req, env }) => {
    const identity = await context.identity(req.raw)
    const dataset = context.dataset(req.param('dataset'))
    const includeDrafts = flag(searchOf(req.url), 'includeDrafts')
    if (includeDrafts && !identity) {
      throw new LakeProblem(401, 'unauthorizedError', 'Events of drafts need a token')
    }
    if (req.method === 'HEAD') return onlyHeaders()
    const lastEventId = req.header('last-event-id') ?? null
    const client = identity ? null : env.client
    const { signal } = req.raw
    return openLiveEvents(dataset, streams, { includeDrafts, lastEventId, signal, client })
  })

  return routes
}
