import { Hono } from 'hono'
import type { ProtocolContext } from '../http/context.ts'
import { json } from '../http/respond.ts'
import type { Identity } from '../identity.ts'
import { everybody, member } from './member.ts'
import { roles } from './roles.ts'
import type { Person } from './types.ts'

/** `/users/me` and `/users/<ids>`. */
export function userRoutes(context: ProtocolContext): Hono {
  const { projectId } = context.options
  const routes = new Hono()

  routes.get('/:version{v[^/]+}/users/me', async ({ req }) => {
    const identity = await context.identity(req.raw)
    return json(identity ? currentUser(identity) : {})
  })

  const respond = async (request: Request, list: string) => {
    const self = await member(context, request)
    const ids = list.split(',')
    const people = new Map((await everybody(context, self)).map((one) => [one.id, one]))
    const found = ids.flatMap((id) => people.get(id === 'me' ? self.id : id) ?? [])
    const users = found.map((person) => userOf(person, self, projectId))
    return json(ids.length > 1 ? users : (users[0] ?? {}))
  }
  routes.get('/:version{v[^/]+}/users/:ids', ({ req }) => respond(req.raw, req.param('ids')))
  routes.get('/:version{v[^/]+}/projects/:project/users/:ids', ({ req }) =>
    respond(req.raw, req.param('ids')),
  )
  return routes
}

function currentUser({ id, name, email, role }: Identity) {
  return {
    id,
    name: name ?? id,
    email: email ?? '',
    profileImage: null,
    provider: 'local',
    role,
    roles: [roles[role]],
  }
}

/** Addresses are for administrators, and for oneself. */
function userOf(person: Person, self: Identity, projectId: string) {
  const { id, name, email, createdAt, isRobot } = person
  const knowsAddress = self.role === 'administrator' || self.id === id
  return {
    id,
    projectId,
    displayName: name,
    familyName: null,
    givenName: null,
    middleName: null,
    imageUrl: null,
    createdAt,
    isRobot,
    ...(knowsAddress && { email }),
  }
}
