import { type Context, Hono } from 'hono'
import type { Dataset } from '../dataset.ts'
import { toReader } from '../documents/asset-addresses.ts'
import { baseId, isDraftId, type LakeDocument } from '../documents/document.ts'
import { documentAt, lastRevisionOf } from '../history/document-at.ts'
import { eventPage, mostEvents } from '../history/event-page.ts'
import { releaseList } from '../history/events.ts'
import { transactionLines } from '../history/transactions.ts'
import type { CallerEnv } from '../http/caller.ts'
import type { ProtocolContext } from '../http/context.ts'
import { lineResponse } from '../http/line-response.ts'
import { json, jsonText } from '../http/respond.ts'
import { flag, searchOf } from '../http/search-params.ts'
import { LakeProblem } from '../problem.ts'
import type { PastEvent } from '../storage/types.ts'

/** A moment as the lake writes it, or one so much later. Throws `LakeProblem` 400 for text that is no date. */
function moment(text: string, shiftMs = 0): string {
  const time = new Date(Date.parse(text) + shiftMs)
  if (!Number.isNaN(time.getTime())) return time.toISOString()
  throw new LakeProblem(400, 'invalidParamError', `"${text}" is not a date and time`)
}

/** `/data/history`: what was done to documents, how they were, and what that means to editors. */
export function historyRoutes(context: ProtocolContext): Hono<CallerEnv> {
  const routes = new Hono<CallerEnv>()
  const own = (
    path: string,
    respond: (dataset: Dataset, search: URLSearchParams, c: Context<CallerEnv>) => Response,
  ) => {
    routes.get(`/:version{v[^/]+}/data/history/:dataset${path}`, async (c) => {
      const identity = await context.identity(c.req.raw)
      if (!identity) throw new LakeProblem(401, 'unauthorizedError', 'The history needs a token')
      const dataset = context.dataset(c.req.param('dataset') ?? '')
      return respond(dataset, searchOf(c.req.url), c)
    })
  }

  own('/transactions/:ids?', (dataset, search, c) => {
    const ids = (c.req.param('ids') ?? '').split(',').filter(Boolean)
    return lineResponse(transactionLines(dataset, ids, search, moment), c.env.base)
  })

  own('/documents/:ids', (dataset, search, c) => {
    const at = documentReader(dataset, search)
    const ids = new Set((c.req.param('ids') ?? '').split(','))
    const documents = [...ids].map(at).filter((document) => document !== null)
    return jsonText(toReader(JSON.stringify({ documents }), c.env.base))
  })

  own('/events/documents/:id', (dataset, search, c) => {
    const id = c.req.param('id') ?? ''
    const { events, nextCursor } = eventPage(search, (before, limit) =>
      eventsOfDocument(dataset, id, before, limit),
    )
    return json({ events: { [id]: events }, nextCursor })
  })

  // Which documents came into a release and were taken out of it.
  own('/events/releases/:release', ({ history }, search, c) => {
    const list = releaseList(c.req.param('release') ?? '')
    return json(eventPage(search, (before, limit) => history.events(list, before, limit)))
  })

  return routes
}

/** Reads documents as they were at `revision`, at `time` or last; as they are when neither is given. */
function documentReader(
  dataset: Dataset,
  search: URLSearchParams,
): (id: string) => LakeDocument | null {
  if (flag(search, 'lastRevision')) return (id) => lastRevisionOf(dataset, id)
  const revision = search.get('revision')
  if (revision !== null) {
    const position = dataset.history.positionOf(revision)
    // A document that was not written by a transaction that is stored may still be at its revision.
    const isAt = (document: LakeDocument | null) => document?._rev === revision
    if (position === null) return (id) => (isAt(dataset.get(id)) ? dataset.get(id) : null)
    return (id) => documentAt(dataset, id, position) ?? writtenWithout(dataset, id, position)
  }
  const time = search.get('time')
  if (time === null) return (id) => dataset.get(id)
  const position = dataset.history.positionAt(moment(time))
  return (id) => documentAt(dataset, id, position)
}

/**
 * What a transaction wrote straight to the published document, requested by the id of a draft that there was none of: a
 * draft's history has that moment too.
 */
function writtenWithout(dataset: Dataset, id: string, position: number): LakeDocument | null {
  if (!isDraftId(id)) return null
  const base = baseId(id)
  const wrote = (one: string) => dataset.history.lastChange(one, position)?.position === position
  return wrote(base) && !wrote(id) ? documentAt(dataset, base, position) : null
}

/**
 * The events of a document, the newest first. That of a draft goes back to how the document came without one, from a seed
 * or a program, which editors want to return to; and a document that never was a draft is known by its draft's id too, or
 * the Studio takes it for a new one.
 */
function eventsOfDocument(
  dataset: Dataset,
  id: string,
  before: number,
  limit: number,
): PastEvent[] {
  const { history } = dataset
  const own = history.events(id, before, limit)
  if (!isDraftId(id)) return own
  const base = baseId(id)
  if (history.events(id, Number.MAX_SAFE_INTEGER, 1).length === 0) {
    return history.events(base, before, limit)
  }
  const births = history
    .events(base, before, mostEvents)
    .filter(({ event }) => event.type === 'createLiveDocument')
  return [...own, ...births].toSorted((a, b) => b.cursor - a.cursor).slice(0, limit)
}
