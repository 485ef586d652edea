import type { Identity, People, Person } from '@jalonne/lake'
import type { Logger } from 'pino'
import { type Tokens, tokenHolders } from '../tokens.ts'
import { logAccessChanges } from './access-changes.ts'
import { bearerOf, recogniser } from './authenticate.ts'
import { clearSessionCookie, sessionCookie } from './cookie.ts'
import { openPeopleDatabase } from './database.ts'
import { handOver } from './hand-over.ts'
import { keyValues } from './key-values.ts'
import { Robots } from './robots.ts'
import { Sessions } from './sessions.ts'
import { Users } from './users.ts'

export interface OpenPeopleOptions {
  /** The data folder. */
  directory: string
  tokens: Tokens
  /** Whether the lake is for this machine only, so that anybody may try it while it has no users. */
  isPrivate: boolean
  log: Logger
  now?: () => Date
}

/** The people of a lake that is being served. */
export interface OpenPeople {
  users: Users
  sessions: Sessions
  /** Who holds a token, at this moment: robots, sessions and the tokens of the environment. */
  recognise: (token: string) => Identity | null
  /** Who one can be with a click; nobody as soon as there is a user. */
  demo: () => Person[]
  /** Gives a one-time id for the session of somebody who signed in. */
  offer: (personId: string) => string
  /** What the lake itself has to know. */
  directory: People
  close: () => void
}

const someone = { email: null, isRobot: false, createdAt: new Date(0).toISOString() }

/** Who one can be with a click while a lake is on this machine only and has no users. */
const demoPeople: Person[] = [
  { ...someone, id: 'demo-editor', name: 'Demo editor', role: 'editor', isActive: true },
  { ...someone, id: 'demo-viewer', name: 'Demo viewer', role: 'viewer', isActive: true },
]

/**
 * Opens the users, tokens and sessions of a data folder.
 * @throws Failure
 */
export function openPeople(options: OpenPeopleOptions): OpenPeople {
  const { directory, tokens, isPrivate, log, now = () => new Date() } = options
  const database = openPeopleDatabase(directory, true)
  const stopLogging = logAccessChanges(database, log)
  const users = new Users(database, now)
  const robots = new Robots(database, now)
  const sessions = new Sessions(database, now)
  const waiting = handOver(() => now().getTime())
  const demo = () => (isPrivate && users.isEmpty() ? demoPeople : [])
  const recognise = recogniser({ tokens, users, robots, sessions, demo })

  const people: People = {
    async all() {
      const mayBeTried = demo().length > 0
      const tried = demoPeople.map((person) => ({ ...person, isActive: mayBeTried }))
      return [...users.all(), ...robots.all(), ...tokenHolders(tokens), ...tried]
    },
    providers: (base) => [{ name: 'local', title: 'E-mail', url: `${base}/v1/auth/login/local` }],
    async exchange(sid) {
      const personId = waiting.take(sid)
      return personId === null ? null : sessions.begin(personId)
    },
    async signOut(request) {
      const cookies = request.headers.get('cookie')
      const cookie = sessionCookie(cookies)
      const bearer = bearerOf(request.headers.get('authorization'))
      for (const token of [bearer, cookie]) if (token) sessions.end(token)
      return cookie ? { 'set-cookie': clearSessionCookie(cookies) } : {}
    },
    keyValues: keyValues(database, now),
  }
  return {
    users,
    sessions,
    recognise,
    demo,
    offer: waiting.offer,
    directory: people,
    close() {
      stopLogging()
      database.close()
    },
  }
}
