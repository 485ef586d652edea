import { type Context, Hono } from 'hono'
import type { ProtocolContext } from '../http/context.ts'
import { json } from '../http/respond.ts'
import type { Identity } from '../identity.ts'
import { LakeProblem } from '../problem.ts'
import { everybody, member } from './member.ts'
import { grantsOf, roles } from './roles.ts'

const beginning = new Date(0).toISOString()

/** `/projects/…` and `/datasets`: the one project of a lake, its members and what they may do. */
export function projectRoutes(context: ProtocolContext): Hono {
  const { projectId } = context.options
  const routes = new Hono()

  /** A route of the project for those who are signed in. */
  const own = (path: string, respond: (self: Identity, c: Context) => unknown) => {
    routes.get(`/:version{v[^/]+}/projects/:project${path}`, async (c) => {
      const self = await member(context, c.req.raw)
      if (c.req.param('project') !== projectId) {
        throw new LakeProblem(404, 'notFoundError', 'There is no such project')
      }
      return json(await respond(self, c))
    })
  }

  const project = async (self: Identity) => ({
    id: projectId,
    displayName: projectId,
    organizationId: null,
    studioHost: null,
    isBlocked: false,
    isDisabled: false,
    isDisabledByUser: false,
    metadata: {},
    features: [],
    createdAt: beginning,
    members: (await everybody(context, self))
      .filter(({ isActive }) => isActive)
      .map(({ id, createdAt, isRobot, role }) => ({
        id,
        createdAt,
        updatedAt: createdAt,
        isCurrentUser: id === self.id,
        isRobot,
        role,
        roles: [roles[role]],
      })),
  })
  const datasets = (context.options.datasets ?? ['production']).map((name) => ({
    name,
    aclMode: 'public',
    datasetProfile: 'content',
    addonFor: null,
    createdAt: beginning,
    createdByUserId: null,
    tags: [],
  }))

  routes.get('/:version{v[^/]+}/projects', async ({ req }) =>
    json([await project(await member(context, req.raw))]),
  )
  routes.get('/:version{v[^/]+}/datasets', async ({ req }) => {
    await member(context, req.raw)
    return json(datasets)
  })
  own('', project)
  // Every dataset here holds content; the Studio asks for those of comments too.
  own('/datasets', (_self, c) => {
    const profile = c.req.query('datasetProfile') ?? 'content'
    return profile === 'content' ? datasets : []
  })
  own('/datasets/:dataset/acl', (self, c) => {
    context.dataset(c.req.param('dataset') ?? '')
    return grantsOf(self.role)
  })
  own('/datasets/:dataset/settings/indexing', () => ({}))
  own('/roles', () => Object.values(roles))
  own('/permissions', () => [])
  own('/grants', () => ({}))
  own('/user-applications', () => [])
  own('/new-content-release-allowed', () => false)
  return routes
}
