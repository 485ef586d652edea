import type { Identity, Person } from '@jalonne/lake'
import { recogniseTokens, type Tokens } from '../tokens.ts'
import { sessionCookie } from './cookie.ts'
import type { Robots } from './robots.ts'
import type { Sessions } from './sessions.ts'
import type { Users } from './users.ts'

export interface Known {
  tokens: Tokens
  users: Users
  robots: Robots
  sessions: Sessions
  demo: () => Person[]
}

/** Makes the function that finds who holds a token. It looks each time: access taken away is gone at once. */
export function recogniser(known: Known): (token: string) => Identity | null {
  const configured = recogniseTokens(known.tokens)
  return (token) => {
    const robot = configured(token) ?? known.robots.byToken(token)
    if (robot) return identityOf(robot)
    const session = known.sessions.find(token)
    if (!session) return null
    const { personId, expiresAt } = session
    const person = known.users.byId(personId) ?? known.demo().find(({ id }) => id === personId)
    return person ? { ...identityOf(person), expiresAt } : null
  }
}

function identityOf({ id, role, name, email }: Person): Identity {
  return { id, role, name, ...(email !== null && { email }) }
}

/** The token of an `Authorization` header. */
export function bearerOf(authorization: string | null): string | null {
  return /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1] ?? null
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Makes the lake's `authenticate` for requests that passed the HTTP app, and so come from no foreign website. A browser
 * sends its cookie of its own accord: to change something, the request must also say where it comes from.
 */
export function authenticator(
  recognise: (token: string) => Identity | null,
): (request: Request) => Promise<Identity | null> {
  return async ({ headers, method }) => {
    const authorization = headers.get('authorization')
    if (authorization !== null) {
      const bearer = bearerOf(authorization)
      return bearer === null ? null : recognise(bearer)
    }
    if (!reading.has(method) && !headers.has('origin')) return null
    const cookie = sessionCookie(headers.get('cookie'))
    return cookie === null ? null : recognise(cookie)
  }
}
