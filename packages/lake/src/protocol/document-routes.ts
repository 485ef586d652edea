import { Hono } from 'hono'
import { mutationsOf } from '../actions/apply.ts'
import { parseActionRequest } from '../actions/parse.ts'
import type { Dataset } from '../dataset.ts'
import { toReader } from '../documents/asset-addresses.ts'
import { baseId, isPublicId, type LakeDocument } from '../documents/document.ts'
import { inTurn, longTurnMs } from '../engine/anonymous.ts'
import { checkSize } from '../groq/result-size.ts'
import { readJson } from '../http/body.ts'
import type { CallerEnv } from '../http/caller.ts'
import type { ProtocolContext } from '../http/context.ts'
import { json, jsonText } from '../http/respond.ts'
import { flag, searchOf } from '../http/search-params.ts'
import type { Streams } from '../live/streams.ts'
import { parseMutationRequest } from '../mutations/parse.ts'
import type { MutationSource } from '../mutations/transaction.ts'

/** `/data/doc`, `/data/mutate` and `/data/actions`. */
export function documentRoutes(context: ProtocolContext, streams: Streams): Hono<CallerEnv> {
  const routes = new Hono<CallerEnv>()

  routes.get('/:version{v[^/]+}/data/doc/:dataset/:ids', async ({ req, env }) => {
    const identity = await context.identity(req.raw)
    const dataset = context.dataset(req.param('dataset'))
    const named = req.param('ids').split(',')
    const includesAll = identity !== null && flag(searchOf(req.url), 'includeAllVersions')
    const ids = includesAll
      ? named.map(baseId).flatMap((id) => [id, ...dataset.versions(id)])
      : named
    const read = () => {
      const found = documentsOf(dataset, new Set(ids), identity !== null)
      if (!identity) checkSize(found, context.limits.anonymousResultBytes)
      return JSON.stringify(found)
    }
    const { anonymous } = dataset
    const turn = { client: env.client, ms: longTurnMs, spare: anonymous?.indexedTime ?? null }
    const text = identity || !anonymous ? read() : inTurn(anonymous, turn, read)
    return jsonText(toReader(text, env.base))
  })

  routes.post('/:version{v[^/]+}/data/mutate/:dataset', async ({ req, env }) => {
    const identity = await context.writer(req.raw)
    const dataset = context.dataset(req.param('dataset'))
    const search = searchOf(req.url)
    const returnDocuments = flag(search, 'returnDocuments')
    const returnIds = flag(search, 'returnIds') || returnDocuments
    const body = await readJson(req.raw, context.limits.bodyBytes)
    // Sanity's documentation has both in the address and in the body.
    const named = search.get('transactionId') ?? undefined
    const { mutations, transactionId, dryRun } = parseMutationRequest(body, named)
    const result = dataset.mutate(mutations, {
      identity,
      transactionId,
      dryRun: dryRun || flag(search, 'dryRun'),
      autoGenerateArrayKeys: flag(search, 'autoGenerateArrayKeys'),
    })
    await streams.delivered()
    const results = result.results.map(({ id, operation, document }) => ({
      ...(returnIds ? { id } : {}),
      operation,
      ...(returnDocuments && document ? { document } : {}),
    }))
    const text = JSON.stringify({ transactionId: result.transactionId, results })
    return jsonText(toReader(text, env.base))
  })

  routes.post('/:version{v[^/]+}/data/actions/:dataset', async ({ req }) => {
    const identity = await context.writer(req.raw)
    const dataset = context.dataset(req.param('dataset'))
    const body = await readJson(req.raw, context.limits.bodyBytes)
    const { actions, ...options } = parseActionRequest(body)
    const versions = (publishedId: string) => dataset.versions(publishedId)
    const mutations: MutationSource = (read) => mutationsOf(actions, { read, versions })
    const { transactionId } = dataset.transact(mutations, { ...options, identity })
    await streams.delivered()
    return json({ transactionId })
  })

  return routes
}

/** The documents of these ids, and which of them there are not, or not for this reader. */
function documentsOf(dataset: Dataset, ids: Iterable<string>, isKnown: boolean) {
  const documents: LakeDocument[] = []
  const omitted: { id: string; reason: 'permission' | 'existence' }[] = []
  for (const id of ids) {
    const isReadable = isKnown || isPublicId(id)
    const document = isReadable ? dataset.get(id) : null
    if (document) documents.push(document)
    else omitted.push({ id, reason: isReadable ? 'existence' : 'permission' })
  }
  return { documents, omitted }
}
