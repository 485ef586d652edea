import { Hono } from 'hono'
import * as v from 'valibot'
import { fromReader, toReader } from '../assets/addresses.ts'
import {
  defaultPerspective,
  type Perspective,
  parsePerspective,
  publicDocuments,
} from '../documents/perspective.ts'
import type { SourceMapStyle } from '../engine/evaluation.ts'
import type { Identity } from '../options.ts'
import { plainObject } from '../plain-object.ts'
import { LakeProblem } from '../problem.ts'
import { readJson } from './body.ts'
import type { CallerEnv } from './caller.ts'
import type { ProtocolContext } from './context.ts'
import { jsonText } from './respond.ts'
import { flag, groqParams, searchOf } from './search-params.ts'

const body = v.object({
  query: v.string(),
  params: v.optional(plainObject, {}),
})

/** What this reader may see of the perspective they ask for: without a token, published documents. */
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

/** Path and search of a request. */
function addressOf({ url }: Request): string {
  return url.slice(url.indexOf('/', url.indexOf('://') + 3))
}

/** `/data/query`: GROQ over GET and POST. */
export function queryRoutes(context: ProtocolContext): Hono<CallerEnv> {
  const routes = new Hono<CallerEnv>()

  const answer = async (
    request: Request,
    base: string,
    version: string,
    dataset: string,
    read: (search: URLSearchParams) => Promise<v.InferOutput<typeof body>>,
  ): Promise<Response> => {
    const started = performance.now()
    const search = searchOf(request.url)
    const identity = await context.identity(request)
    const perspective = readable(search, version.slice(1), identity)
    const returnQuery = flag(search, 'returnQuery', true)
    const { query, params } = await read(search)
    const question = {
      ...fromReader(query, params, base),
      identity,
      sourceMap: sourceMapStyle(search),
    }
    const found = context.dataset(dataset).query(perspective, question)
    const { json, syncTags, sourceMap, holds } = found instanceof Promise ? await found : found
    const echo = returnQuery ? `"query":${JSON.stringify(query)},` : ''
    const ms = Math.round(performance.now() - started)
    const map = sourceMap === null ? '' : `,"resultSourceMap":${sourceMap}`
    const text = `{${echo}"result":${toReader(json, base)}${map},"syncTags":${syncTags},"ms":`
    if (!identity && holds && request.method === 'GET') {
      context.kept.add(base + addressOf(request), `${text}0}`, holds)
    }
    return jsonText(`${text}${ms}}`)
  }

  routes.get('/:version{v[^/]+}/data/query/:dataset', ({ req, env }) =>
    answer(req.raw, env.base, req.param('version'), req.param('dataset'), async (search) => {
      const query = search.get('query')
      if (query === null) {
        throw new LakeProblem(400, 'invalidParamError', 'The parameter query is missing')
      }
      return { query, params: groqParams(search) }
    }),
  )

  routes.post('/:version{v[^/]+}/data/query/:dataset', ({ req, env }) =>
    answer(req.raw, env.base, req.param('version'), req.param('dataset'), async () => {
      const parsed = v.safeParse(body, await readJson(req.raw, context.limits.bodyBytes))
      if (parsed.success) return parsed.output
      const description = 'The body must be an object with query, a string, and params, an object'
      throw new LakeProblem(400, 'invalidBodyError', description)
    }),
  )

  return routes
}
