import { Hono } from 'hono'
import * as v from 'valibot'
import { fromReader, toReader } from '../documents/asset-addresses.ts'
import {
  defaultPerspective,
  type Perspective,
  parsePerspective,
  publicDocuments,
} from '../documents/perspective.ts'
import { readJson } from '../http/body.ts'
import { cachedResponse } from '../http/cached-responses.ts'
import type { Caller, CallerEnv } from '../http/caller.ts'
import type { ProtocolContext } from '../http/context.ts'
import { jsonText } from '../http/respond.ts'
import { flag, groqParams, searchOf } from '../http/search-params.ts'
import type { Identity } from '../identity.ts'
import { plainObject } from '../plain-object.ts'
import { LakeProblem } from '../problem.ts'
import type { SourceMapStyle } from '../source-maps/source-map.ts'

// More than the query of a page with its parameters; what comparing lists takes grows with their size.
const mostAnonymousBytes = 64 * 1024

const body = v.object({
  query: v.string(),
  params: v.optional(plainObject, {}),
})

/** What this reader may see of the perspective they name: without a token, published documents. */
function readable(
  search: URLSearchParams,
  apiVersion: string,
  identity: Identity | null,
): Perspective {
  const named = search.get('perspective')
  const perspective = named ? parsePerspective(named) : defaultPerspective(apiVersion)
  if (identity) return perspective
  if (named && perspective.isPrivate) {
    const description = `The perspective "${named}" needs a token`
    throw new LakeProblem(401, 'unauthorizedError', description)
  }
  return publicDocuments
}

function sourceMapStyle(search: URLSearchParams): SourceMapStyle | null {
  if (search.get('resultSourceMap') === 'withKeyArraySelector') return 'by key'
  return flag(search, 'resultSourceMap') ? 'by index' : null
}

/** Source maps are for editing, and cost more than the query: they need a token. */
function checkSourceMap(style: SourceMapStyle | null, identity: Identity | null): void {
  if (!style || identity) return
  throw new LakeProblem(401, 'unauthorizedError', 'Source maps (resultSourceMap) need a token')
}

/** Path and search of a request. */
function addressOf({ url }: Request): string {
  return url.slice(url.indexOf('/', url.indexOf('://') + 3))
}

/** `/data/query`: GROQ over GET and POST. */
export function queryRoutes(context: ProtocolContext): Hono<CallerEnv> {
  const routes = new Hono<CallerEnv>()

  const respond = async (
    request: Request,
    { base, client }: Caller,
    version: string,
    dataset: string,
    read: (
      search: URLSearchParams,
      identity: Identity | null,
    ) => Promise<v.InferOutput<typeof body>>,
  ): Promise<Response> => {
    const started = performance.now()
    const search = searchOf(request.url)
    const identity = await context.identity(request)
    const address = base + addressOf(request)
    const isCacheable = !identity && request.method === 'GET'
    const cached = isCacheable && context.cached.find(address)
    if (cached) return cachedResponse(request, cached)
    const perspective = readable(search, version.slice(1), identity)
    const returnQuery = flag(search, 'returnQuery', true)
    const sourceMap = sourceMapStyle(search)
    checkSourceMap(sourceMap, identity)
    const { query, params } = await read(search, identity)
    const queryRequest = {
      ...fromReader(query, params, base),
      identity,
      sourceMap,
      ...(!identity && { client }),
    }
    const found = context.dataset(dataset).query(perspective, queryRequest)
    const {
      json,
      syncTags,
      sourceMap: map,
      serves,
    } = found instanceof Promise ? await found : found
    const echo = returnQuery ? `"query":${JSON.stringify(query)},` : ''
    const ms = Math.round(performance.now() - started)
    const mapped = map === null ? '' : `,"resultSourceMap":${map}`
    const text = `{${echo}"result":${toReader(json, base)}${mapped},"syncTags":${syncTags},"ms":`
    if (isCacheable && serves) {
      return cachedResponse(request, context.cached.add(address, `${text}0}`, serves))
    }
    return jsonText(`${text}${ms}}`)
  }

  routes.get('/:version{v[^/]+}/data/query/:dataset', ({ req, env }) =>
    respond(req.raw, env, req.param('version'), req.param('dataset'), async (search) => {
      const query = search.get('query')
      if (query === null) {
        throw new LakeProblem(400, 'invalidParamError', 'The parameter query is missing')
      }
      return { query, params: groqParams(search) }
    }),
  )

  routes.post('/:version{v[^/]+}/data/query/:dataset', ({ req, env }) =>
    respond(req.raw, env, req.param('version'), req.param('dataset'), async (_, identity) => {
      const { bodyBytes } = context.limits
      const most = identity ? bodyBytes : Math.min(bodyBytes, mostAnonymousBytes)
      const parsed = v.safeParse(body, await readJson(req.raw, most))
      if (parsed.success) return parsed.output
      const description = 'The body must be an object with query, a string, and params, an object'
      throw new LakeProblem(400, 'invalidBodyError', description)
    }),
  )

  return routes
}
