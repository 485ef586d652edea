import { Hono } from 'hono'
import type { ProtocolContext } from '../http/context.ts'
import { json } from '../http/respond.ts'
import { member } from './member.ts'

/** What the Studio requests of the hosted platform and what an embedded lake has none of, in the shapes it reads. */
const forMembers: Record<string, unknown> = {
  // Without this feature the Studio (6.16, CommentsStudioLayout) learns it a moment after it has drawn itself, draws all
  // of itself anew around an advertisement, and loses what was typed meanwhile. Its configuration leaves comments out.
  '/features': ['studioComments'],
  '/user-applications': [],
  '/access/requests/me': [],
  '/journey/*': [],
  '/help': {},
  '/subscriptions/project/:project': {},
  '/schedules/:project/:dataset': { schedules: [] },
  '/media-libraries': { data: [] },
  // References from other datasets, requested before a document is deleted.
  '/data/references/:dataset/documents/:document/to': { totalCount: 0, references: [] },
}

/** Telemetry, help, trials and announcements: served, and always empty. */
export function studioRoutes(context: ProtocolContext): Hono {
  const routes = new Hono()
  routes.get('/:version{v[^/]+}/intake/telemetry-status', () =>
    json({ status: 'denied', type: 'user' }),
  )
  // Read to nowhere: what was not agreed to is not stored.
  routes.post('/:version{v[^/]+}/intake/batch', () => json({}))
  routes.get('/:version{v[^/]+}/geoip/country', () => json({ isoCode: null }))
  for (const [path, body] of Object.entries(forMembers)) {
    routes.get(`/:version{v[^/]+}${path}`, async ({ req }) => {
      await member(context, req.raw)
      return json(body)
    })
  }
  return routes
}
