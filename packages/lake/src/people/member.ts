import type { ProtocolContext } from '../http/context.ts'
import type { Identity } from '../identity.ts'
import { LakeProblem, noSession } from '../problem.ts'
import type { Person } from './types.ts'

/** The person who sent a request. Throws `LakeProblem` 401 when nobody is signed in. */
export async function member(context: ProtocolContext, request: Request): Promise<Identity> {
  const identity = await context.identity(request)
  if (identity) return identity
  throw new LakeProblem(401, 'unauthorizedError', 'Nobody is signed in', noSession)
}

/** Everybody the lake knows, with the caller at the least. */
export async function everybody(context: ProtocolContext, self: Identity): Promise<Person[]> {
  const people = (await context.options.people?.all()) ?? []
  if (people.some(({ id }) => id === self.id)) return people
  return [...people, personOf(self)]
}

function personOf({ id, name, email, role }: Identity): Person {
  return {
    id,
    name: name ?? id,
    email: email ?? null,
    role,
    isRobot: false,
    createdAt: new Date(0).toISOString(),
    isActive: true,
  }
}
