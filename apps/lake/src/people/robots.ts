import type { DatabaseSync } from 'node:sqlite'
import type { Person } from '@jalonne/lake'
import { transaction } from '@jalonne/node-kit/database'
import * as v from 'valibot'
import { recordAccessChange } from './access-changes.ts'
import { digest, newId, newSecret } from './secrets.ts'
import { RoleName } from './users.ts'

const Row = v.object({
  id: v.string(),
  name: v.string(),
  role: RoleName,
  created_at: v.string(),
  revoked_at: v.nullable(v.string()),
})

const columns = 'id, name, role, created_at, revoked_at'

/** Programs with a token of their own; only the tokens' hashes are stored. */
export class Robots {
  readonly #database: DatabaseSync
  readonly #now: () => Date
  readonly #byHash

  constructor(database: DatabaseSync, now: () => Date) {
    this.#database = database
    this.#now = now
    this.#byHash = database.prepare(
      `SELECT ${columns} FROM robots WHERE hash = ? AND revoked_at IS NULL`,
    )
  }

  /** Makes a token. It cannot be had again later. */
  create(name: string, role: Person['role']): { id: string; token: string } {
    const id = newId('r')
    const token = newSecret('sk')
    const now = this.#now()
    transaction(this.#database, () => {
      this.#database
        .prepare('INSERT INTO robots VALUES (?, ?, ?, ?, ?, NULL)')
        .run(id, name, role, digest(token), now.toISOString())
      const account = `${name} (${id})`
      recordAccessChange(this.#database, now, { change: 'token created', account, role })
    })
    return { id, token }
  }

  /** Ends a token. Gives false where none of that id is valid. */
  revoke(id: string): boolean {
    const now = this.#now()
    return transaction(this.#database, () => {
      const revoked = this.#database
        .prepare(
          'UPDATE robots SET revoked_at = ? WHERE id = ? AND revoked_at IS NULL RETURNING name',
        )
        .get(now.toISOString(), id)
      if (!revoked) return false
      const account = `${revoked.name} (${id})`
      recordAccessChange(this.#database, now, { change: 'token revoked', account })
      return true
    })
  }

  /** Whose token this is. */
  byToken(token: string): Person | null {
    const row = this.#byHash.get(digest(token))
    return row ? robotOf(row) : null
  }

  /** Every token there ever was, in the order they came. */
  all(): Person[] {
    const rows = this.#database.prepare(`SELECT ${columns} FROM robots ORDER BY rowid`).all()
    return rows.map(robotOf)
  }
}

function robotOf(row: unknown): Person {
  const { created_at, revoked_at, ...robot } = v.parse(Row, row)
  const createdAt = created_at
  return { ...robot, email: null, isRobot: true, createdAt, isActive: revoked_at === null }
}
