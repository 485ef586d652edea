import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { assetRoutes } from '../assets/routes.ts'
import { compressFrom } from '../http/cached-responses.ts'
import { type Caller, type CallerEnv, projectHeader } from '../http/caller.ts'
import type { ProtocolContext } from '../http/context.ts'
import { json, notFoundResponse, problemResponse } from '../http/respond.ts'
import type { Streams } from '../live/streams.ts'
import { peopleRoutes } from '../people/routes.ts'
import { LakeProblem } from '../problem.ts'
import { withCors } from './cors.ts'
import { documentRoutes } from './document-routes.ts'
import { exportRoutes } from './export-routes.ts'
import { historyRoutes } from './history-routes.ts'
import { queryRoutes } from './query-routes.ts'
import { streamRoutes } from './stream-routes.ts'

/** The whole protocol as one function. */
export function protocol(
  context: ProtocolContext,
  streams: Streams,
  onUnknownEndpoint: (request: Request) => void,
): (request: Request, caller: Caller) => Promise<Response> {
  const { projectId, allowOrigin = () => false } = context.options
  const app = new Hono<CallerEnv>()
  app.use(compress({ threshold: compressFrom }))
  app.use((c, next) => {
    const wanted = c.req.header(projectHeader) ?? projectId
    if (wanted === projectId) return next()
    const what = `This lake has the project "${projectId}", not "${wanted}"`
    throw new LakeProblem(404, 'notFoundError', what)
  })
  app.route('/', queryRoutes(context))
  app.route('/', documentRoutes(context, streams))
  app.route('/', streamRoutes(context, streams))
  app.route('/', historyRoutes(context))
  app.route('/', exportRoutes(context))
  app.route('/', assetRoutes(context, streams))
  app.route('/', peopleRoutes(context))

  app.get('/:version{v[^/]+}/ping', (c) => c.text('PONG'))
  // The Studio measures with it how long a write takes to come back.
  app.get('/:version{v[^/]+}/data/ping/:dataset', (c) => {
    context.dataset(c.req.param('dataset'))
    return c.text('PONG')
  })
  app.get('/:version{v[^/]+}/check/cors', (c) => {
    const origin = c.req.header('origin')
    const allowed = origin === undefined || allowOrigin(origin)
    return json({ result: { allowed, withCredentials: allowed } })
  })

  app.notFound((c) => {
    onUnknownEndpoint(c.req.raw)
    return notFoundResponse(c.req.method, c.req.path)
  })
  app.onError((error, c) => {
    const isOwn = !(error instanceof LakeProblem) || error.cause !== undefined
    if (isOwn) context.options.onFault?.(error, c.req.raw)
    return problemResponse(error)
  })
  return withCors(allowOrigin, async (request, caller) => app.fetch(request, caller))
}
