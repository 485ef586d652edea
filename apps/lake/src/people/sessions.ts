import type { DatabaseSync } from 'node:sqlite'
import { transaction } from '@jalonne/node-kit/database'
import * as v from 'valibot'
import { digest, newSecret } from './secrets.ts'
import { stored } from './stored.ts'

const dayMs = 24 * 60 * 60 * 1000
/** How long a sign-in lasts, in milliseconds: 14 days. */
export const sessionMs = 14 * dayMs
const mostPerPerson = 50

export interface Session {
  personId: string
  /** ISO 8601. */
  expiresAt: string
}

const Row = v.object({ person_id: v.string(), expires_at: v.string() })

/** Who is signed in. Sessions survive a restart; only the hashes of their tokens are stored. */
export class Sessions {
  readonly #database: DatabaseSync
  readonly #now: () => Date
  readonly #find

  constructor(database: DatabaseSync, now: () => Date) {
    this.#database = database
    this.#now = now
    this.#find = database.prepare(
      'SELECT person_id, expires_at FROM sessions WHERE hash = ? AND expires_at > ? AND expires_at < ?',
    )
  }

  /**
   * Begins a session and gives its token. The oldest of too many sessions of one person end.
   * @throws LakeProblem where it cannot be stored
   */
  begin(personId: string): string {
    const now = this.#now()
    const token = newSecret('sk')
    const expires = new Date(now.getTime() + sessionMs)
    const write = () => {
      this.#database.prepare('DELETE FROM sessions WHERE expires_at <= ?').run(now.toISOString())
      this.#database
        .prepare('INSERT INTO sessions VALUES (?, ?, ?, ?)')
        .run(digest(token), personId, now.toISOString(), expires.toISOString())
      // By the order they came in: those begun while the clock was ahead must not count as the newest.
      this.#database
        .prepare(
          `DELETE FROM sessions WHERE person_id = ?1 AND hash NOT IN
            (SELECT hash FROM sessions WHERE person_id = ?1 ORDER BY rowid DESC LIMIT ?2)`,
        )
        .run(personId, mostPerPerson)
    }
    stored('The sign-in could not be stored', () => transaction(this.#database, write))
    return token
  }

  /** The session of a token; null when there is none or it has expired. */
  find(token: string): Session | null {
    const now = this.#now().getTime()
    // One that lasts longer than any was begun while the clock was ahead.
    const bounds = [now, now + sessionMs + dayMs].map((at) => new Date(at).toISOString())
    const row = this.#find.get(digest(token), ...bounds)
    if (!row) return null
    const { person_id, expires_at } = v.parse(Row, row)
    return { personId: person_id, expiresAt: expires_at }
  }

  /** @throws LakeProblem where that cannot be stored */
  end(token: string): void {
    stored('Signing out could not be stored', () =>
      this.#database.prepare('DELETE FROM sessions WHERE hash = ?').run(digest(token)),
    )
  }
}
